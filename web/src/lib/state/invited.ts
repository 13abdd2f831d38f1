// Invitations as people paste them: a whole link, its tail, or a code with its secret.
import { linkTo } from './route.svelte';

const PART = '[A-Za-z0-9_-]{1,64}';
const INVITATION = new RegExp(`^(?:.*#/?table/|/?table/)?(${PART})(?:/(${PART}))?/?$`);

/** The address of the table that somebody was invited to, or '' where the words are no invitation. */
export function invitedTo(pasted: string): string {
  const found = INVITATION.exec(pasted.trim());
  if (!found) return '';
  return found[2] ? linkTo('table', found[1], found[2]) : linkTo('table', found[1]);
}
