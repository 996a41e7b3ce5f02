import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';
import { tabTo, use } from './keyboard.ts';

/** An input method: the same journey can be done with each. */
export type InputDevice = {
  press: (target: Locator) => Promise<void>;
  /** Replaces the text of the field. */
  write: (field: Locator, words: string) => Promise<void>;
  /** A radio button or a checkbox. */
  choose: (option: Locator) => Promise<void>;
  /** Opens a menu or a list and chooses an item. */
  pick: (opener: Locator, item: Locator) => Promise<void>;
};

/** Taps the field, then types with the on-screen keyboard, which sends text and no key events. */
async function writeByTouch(field: Locator, words: string): Promise<void> {
  await field.tap();
  await expect(field).toBeFocused();
  await field.page().keyboard.press('ControlOrMeta+A');
  await field.page().keyboard.insertText(words);
}

export const finger: InputDevice = {
  press: (target) => target.tap(),
  write: writeByTouch,
  choose: (radio) => radio.tap(),
  pick: async (opener, item) => {
    await opener.tap();
    await item.tap();
  },
};

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

async function typeAnew(field: Locator, words: string): Promise<void> {
  await field.page().keyboard.press('ControlOrMeta+A');
  await field.page().keyboard.type(words);
}

/** Keyboard only: Tab to reach a control, Enter, Space and arrows to use it. */
export const keys: InputDevice = {
  press: (target) => use(target),
  write: async (field, words) => {
    await expect(field).toBeVisible();
    if (!(await isFocused(field))) await tabTo(field);
    await typeAnew(field, words);
  },
  choose: async (radio) => {
    await expect(radio).toBeVisible();
    const group = radio.page().locator('fieldset').filter({ has: radio }).getByRole('radio');
    if ((await group.count()) === 0) return use(radio, 'Space');
    const chosen = group.and(radio.page().locator(':checked'));
    await tabTo((await chosen.count()) > 0 ? chosen : group.first());
    await radio.page().keyboard.press('Space');
    for (let left = await group.count(); left > 0 && !(await radio.isChecked()); left -= 1) {
      await radio.page().keyboard.press('ArrowRight');
    }
    await expect(radio).toBeChecked();
  },
  pick: async (opener, item) => {
    await use(opener);
    await expect(item).toBeVisible();
    const items = item.page().locator('[role=menu], [role=listbox]').locator('[role=menuitem], [role=option]');
    const place = await item.evaluate((element) =>
      [
        ...(element.closest('[role=menu], [role=listbox]')?.querySelectorAll('[role=menuitem], [role=option]') ?? []),
      ].indexOf(element),
    );
    // The menu moves the focus shortly after the key press.
    for (let at = 0; at <= place; at += 1) {
      if (at > 0) await item.page().keyboard.press('ArrowDown');
      await expect(items.nth(at)).toBeFocused();
    }
    await item.page().keyboard.press('Enter');
  },
};
