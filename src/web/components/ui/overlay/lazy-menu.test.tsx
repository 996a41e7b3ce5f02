import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.tsx';
import { LazyMenu, type MenuProps } from './lazy-menu.tsx';
import { SidePanel, SidePanelContent, SidePanelTrigger } from './side-panel.tsx';

const Menu = ({ defaultOpen, buttonRef }: MenuProps) => (
  <DropdownMenu defaultOpen={defaultOpen}>
    <DropdownMenuTrigger ref={buttonRef}>Abrir</DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem>Perfil</DropdownMenuItem>
      <DropdownMenuItem>Sair</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
);

const Drawer = ({ defaultOpen, buttonRef }: MenuProps) => (
  <SidePanel defaultOpen={defaultOpen}>
    <SidePanelTrigger ref={buttonRef}>Abrir</SidePanelTrigger>
    <SidePanelContent title="Menu">Conteúdo</SidePanelContent>
  </SidePanel>
);

/** The button of a menu whose code is on its way until it arrives. */
function show(Part: typeof Menu, popup: 'menu' | 'dialog') {
  let letGo = () => {};
  const code = new Promise<typeof Menu>((resolve) => {
    letGo = () => resolve(Part);
  });
  render(
    <LazyMenu load={() => code} popup={popup} menu={(Loaded, props) => <Loaded {...props} />}>
      <button type="button">Abrir</button>
    </LazyMenu>,
  );
  const first = screen.getByRole('button', { name: 'Abrir' });
  const arrive = async () => {
    await act(async () => letGo());
    await waitFor(() => expect(first.isConnected).toBe(false));
  };
  return { first, arrive, user: userEvent.setup() };
}

test('a menu opens if it was pressed before its code has loaded', async () => {
  const { first, arrive, user } = show(Menu, 'menu');
  await user.click(first);
  expect(screen.queryByRole('menu')).toBeNull();
  await arrive();
  expect(await screen.findByRole('menuitem', { name: 'Sair' })).toBeTruthy();
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('a menu opened by the key "%s" focuses its first entry', async (key) => {
  const { first, arrive, user } = show(Menu, 'menu');
  first.focus();
  await user.keyboard(key);
  await arrive();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Perfil' })));
});

test('the focus stays on the button when the code of its menu has loaded', async () => {
  const { first, arrive, user } = show(Menu, 'menu');
  first.focus();
  await arrive();
  const button = screen.getByRole('button', { name: 'Abrir' });
  expect(document.activeElement).toBe(button);
  expect(screen.queryByRole('menu')).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Perfil' })));
});

test('a menu that was only hovered stays closed and takes no focus', async () => {
  const { first, arrive, user } = show(Menu, 'menu');
  await user.hover(first);
  await arrive();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test.each(['pointer', 'key'])(
  'a drawer opens if its button was pressed by %s before its code has loaded',
  async (by) => {
    const { first, arrive, user } = show(Drawer, 'dialog');
    first.focus();
    await (by === 'pointer' ? user.click(first) : user.keyboard('{Enter}'));
    await arrive();
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
  },
);
