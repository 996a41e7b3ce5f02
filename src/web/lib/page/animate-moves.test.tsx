import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { animateDrop, animateRemoval } from './animate-moves.ts';

const animate = vi.fn();
let isStill = false;

beforeEach(() => {
  document.body.innerHTML = '<ul><li id="a"></li><li id="b"></li><li id="c"></li></ul>';
  Object.assign(Element.prototype, { animate });
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: isStill, media: query }) as MediaQueryList);
  // Rows of 40 px, one under the other.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 40;
  });
});
afterEach(() => {
  animate.mockReset();
  isStill = false;
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const row = (id: string) => document.getElementById(id);
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('animates only the rows below a removed row into its gap', async () => {
  animateRemoval(row('a'));
  await settled();
  expect(animate).not.toHaveBeenCalled();
  row('a')?.remove();
  await settled();
  expect(animate.mock.instances).toEqual([row('b'), row('c')]);
  expect(animate.mock.calls[0]?.[0]).toEqual([{ transform: 'translate(0px, 40px)' }, { transform: 'none' }]);
});

it('moves nothing if reduced motion is requested', async () => {
  isStill = true;
  animateRemoval(row('a'));
  row('a')?.remove();
  await settled();
  expect(animate).not.toHaveBeenCalled();
});

it('animates a card from where it was dropped to its new position', async () => {
  const list = document.querySelector('ul');
  if (!list) throw new Error('no list');
  animateDrop(list, () => row('a'), new DOMRect(30, 90, 10, 10));
  document.body.append(document.createElement('p'));
  await settled();
  expect(animate).not.toHaveBeenCalled();
  list.append(row('a') ?? '');
  await settled();
  expect(animate.mock.instances).toEqual([row('a')]);
  expect(animate.mock.calls[0]?.[0]?.[0]).toEqual({ transform: 'translate(30px, 90px)' });
});
