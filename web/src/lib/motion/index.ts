// Motion as one part, for whoever fetches it only when the first hand lies on the table.
export { planBetween } from './plan';
export { createRunner, type Runner } from './run';
