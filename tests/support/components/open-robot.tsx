import { screen } from '@testing-library/react';
import { Route as adsPage } from '#web/routes/_app/anuncio.tsx';
import { Route as reviewsPage } from '#web/routes/_app/review.tsx';
import { Route as translatorPage } from '#web/routes/_app/robos/tradutor.tsx';
import { openPage } from './open-page.tsx';

const robots = {
  '/anuncio': { page: adsPage, field: 'Descrição ou copy do produto', option: /^AIDA/, button: 'Gerar descrições' },
  '/robos/tradutor': {
    page: translatorPage,
    field: 'Descrição ou copy do produto',
    option: /^Formal/,
    button: 'Traduzir agora',
  },
  '/review': { page: reviewsPage, field: 'Descrição do produto', option: /^Mix/, button: 'Gerar reviews' },
};

/** A robot's page with its form filled in; `write` presses its button. */
export async function fillRobot(path: keyof typeof robots, source: string) {
  const { page, field, option, button } = robots[path];
  const opened = openPage(path, { [path]: page });
  await opened.user.click(await screen.findByRole('textbox', { name: field }));
  await opened.user.paste(source);
  await opened.user.click(screen.getByRole('radio', { name: option }));
  return { ...opened, write: () => opened.user.click(screen.getByRole('button', { name: button })) };
}

export async function writeWithRobot(path: keyof typeof robots, source = 'Garrafa térmica 500 ml.') {
  const opened = await fillRobot(path, source);
  await opened.write();
  return opened;
}
