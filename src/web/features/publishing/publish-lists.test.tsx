import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type ListingDraft, listingSchema } from '#contract/products/publishing.ts';
import { blankListing } from '#domain/publishing/listing.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { PublishForm } from './publish-form.tsx';

const reply = {
  listing: blankListing,
  savedAt: null,
  name: '',
  nameJa: '',
  slug: '',
  details: [],
  descriptions: [],
  adLines: [],
  sampleCount: 0,
  suggestedPriceYen: null,
  points: [],
};

function open(listing: Partial<ListingDraft> = {}) {
  const save = vi.fn(async (_: ListingDraft) => undefined);
  function Page() {
    const { form, submit } = useContractForm<ListingDraft>({
      schema: listingSchema,
      defaultValues: { ...blankListing, ...listing },
      save,
    });
    return (
      <form onSubmit={submit} noValidate>
        <PublishForm form={form} listing={form.watch()} reply={reply} />
        <button type="submit">Salvar</button>
      </form>
    );
  }
  render(<Page />);
  const user = userEvent.setup();
  return {
    user,
    list: (name: string) => within(screen.getByRole('group', { name })),
    saved: async () => {
      await user.click(screen.getByRole('button', { name: 'Salvar' }));
      return save.mock.lastCall?.[0];
    },
  };
}

/** The words that the field points at. */
const complaintOf = (field: HTMLElement | undefined) =>
  document.getElementById(field?.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? undefined;

test('a row is opened, written, and saved with its fields', async () => {
  const { user, list, saved } = open();
  await user.click(screen.getByRole('button', { name: 'Adicionar foto' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Endereço da foto'));
  await user.keyboard('https://a.example/1.jpg');
  await user.tab();
  await user.keyboard('白いボトル');
  await user.click(screen.getByRole('button', { name: 'Adicionar opção' }));
  await user.keyboard('カラー');
  await user.type(screen.getByLabelText('Valor 1'), '紺{Enter}白');
  expect(document.activeElement).toBe(list('Valores da opção 1').getByLabelText('Valor 2'));
  expect(await saved()).toMatchObject({
    images: [{ url: 'https://a.example/1.jpg', alt: '白いボトル' }],
    options: [{ name: 'カラー', values: ['紺', '白'] }],
  });
});

test('Enter opens the next row up to the limit, Backspace takes an empty one away', async () => {
  const { user, list } = open({ situations: ['一', '二'] });
  const rows = () => list('Situações do cliente').getAllByRole('textbox');
  await user.click(list('Situações do cliente').getByLabelText('Situação 2'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(rows()[2]);
  await user.keyboard('{Backspace}');
  expect(rows()).toHaveLength(2);
  expect(document.activeElement).toBe(rows()[1]);
  await user.keyboard('{Enter}三{Enter}');
  expect(rows()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Adicionar situação' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tirar situação 1' }));
  expect(rows().map((row) => (row as HTMLInputElement).value)).toEqual(['二', '三']);
  expect(document.activeElement).toBe(rows()[0]);
});

test('lines with bars, colons and semicolons are pasted into rows', async () => {
  const { user, list, saved } = open();
  await user.click(screen.getByRole('button', { name: 'Adicionar característica' }));
  await user.paste('軽い | 約180gです。\n丈夫｜落としても安心');
  await user.click(screen.getByRole('button', { name: 'Adicionar opção' }));
  await user.paste('カラー: ネイビー; 白\nサイズ：S；M');
  await user.click(screen.getByRole('button', { name: 'Adicionar etiqueta' }));
  await user.paste('水筒、保温');
  expect(list('Características').getAllByLabelText('Texto')).toHaveLength(2);
  expect(await saved()).toMatchObject({
    features: [
      { title: '軽い', text: '約180gです。' },
      { title: '丈夫', text: '落としても安心' },
    ],
    options: [
      { name: 'カラー', values: ['ネイビー', '白'] },
      { name: 'サイズ', values: ['S', 'M'] },
    ],
    tags: ['水筒', '保温'],
  });
});

test('each row says what is wrong with it, and stops when it is mended', async () => {
  const { user, list, saved } = open({
    images: [
      { url: 'https://a.example/1.jpg', alt: '' },
      { url: 'http://a.example/2.jpg', alt: '' },
    ],
    steps: ['一', ''],
  });
  expect(await saved()).toBeUndefined();
  const [, second] = list('Fotos').getAllByLabelText('Endereço da foto');
  expect(complaintOf(second)).toBe('Use um endereço que comece com https://.');
  expect(document.activeElement).toBe(second);
  expect(complaintOf(list('Como usar').getByLabelText('Passo 2'))).toBe('Escreva aqui ou tire a linha.');
  expect(complaintOf(list('Como usar').getByLabelText('Passo 1'))).toBeUndefined();
  await user.type(list('Como usar').getByLabelText('Passo 2'), '二');
  expect(complaintOf(list('Como usar').getByLabelText('Passo 2'))).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Tirar foto 2' }));
  expect(await saved()).toMatchObject({ steps: ['一', '二'], images: [{ url: 'https://a.example/1.jpg' }] });
});
