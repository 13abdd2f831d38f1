import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { invitedTo } = await import('./invited');

test('a link, its tail and a code lead to the same table', () => {
  for (const pasted of [
    'http://tea.example/#/table/AbC-1/se_cret',
    ' https://tea.example:8642/#/table/AbC-1/se_cret/ ',
    '#/table/AbC-1/se_cret',
    'table/AbC-1/se_cret',
    'AbC-1/se_cret',
  ]) {
    expect(invitedTo(pasted)).toBe('#/table/AbC-1/se_cret');
  }
  expect(invitedTo('AbC-1')).toBe('#/table/AbC-1');
});

test('anything else is no invitation', () => {
  for (const pasted of ['', '  ', 'two words', 'http://tea.example/', 'a/b/c', '<b>', 'javascript:alert(1)']) {
    expect(invitedTo(pasted)).toBe('');
  }
});
