import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addLessonComment,
  deleteLessonComment,
  editLessonComment,
  listLessonComments,
  restoreLessonComment,
} from '#contract/academy.ts';
import type { Profile } from '#contract/account/profile.ts';
import type { Comment } from '#contract/comments.ts';
import {
  addSnippetComment,
  deleteSnippetComment,
  editSnippetComment,
  listSnippetComments,
} from '#contract/snippets.ts';
import { toastText } from '#tests/support/components/open-page.tsx';
import { type FakeApi, fakeApi, refusal } from '#tests/support/doubles/fake-api.ts';
import { ToastHost } from '#web/components/ui/toast/toast-host.tsx';
import { dismissToast } from '#web/components/ui/toast/toast-store.ts';
import { lessonComments } from '#web/features/academy/lesson-comments.ts';
import { snippetComments } from '#web/features/snippets/snippet-comments.ts';
import { CurrentUserContext } from '#web/lib/session/auth-context.ts';
import { CommentsSection } from './comments-section.tsx';

const id = (n: number) => `cccccccc-0000-4000-8000-${String(n).padStart(12, '0')}`;
const me = { id: id(0), name: 'Diego Kimura', email: 'd@example.com', userType: 'free' } as Profile;

/** The n-th, each a second younger than the one before; one's own unless told otherwise. */
const comment = (n: number, over: Partial<Comment> = {}): Comment => ({
  ...{ id: id(n), userId: me.id, userName: me.name, content: `Comentário ${n}`, rating: null, parentId: null },
  createdAt: new Date(Date.now() - (100 - n) * 1000).toISOString(),
  abilities: { edit: true, delete: true },
  ...over,
});
const page = (...comments: Comment[]) => ({ comments, nextCursor: null });

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi();
  dismissToast();
});

function open(source = lessonComments(id(1))) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CurrentUserContext value={me}>
        <CommentsSection source={source} myRating={null} />
      </CurrentUserContext>
      <ToastHost />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comentário' });
const button = (name: string) => screen.getByRole('button', { name });
const items = () => screen.queryAllByRole('article', { name: /^Comentário de/ });
const textOf = (item: HTMLElement | undefined) => item?.querySelector('article > p')?.textContent;
const expectToast = (words: string) => waitFor(() => expect(toastText()).toContain(words));

describe('a comment', () => {
  it('is saved trimmed with its line breaks; a blank one is not sent', async () => {
    api.on(listLessonComments, page());
    api.on(addLessonComment, ({ body }) => comment(5, { content: body.content, createdAt: new Date().toISOString() }));
    const user = open();
    await screen.findByText('Nenhum comentário ainda.');
    await user.type(field(), '   ');
    await user.click(button('Comentar'));
    expect(document.activeElement).toBe(field());
    expect(api.askedOf(addLessonComment)).toEqual([]);
    await user.clear(field());
    await user.type(field(), '  Primeira linha{Enter}Segunda linha  ');
    await user.click(button('Comentar'));
    await expectToast('Comentário enviado com sucesso!');
    expect(field().value).toBe('');
    const mine = screen.getByRole('article', { name: 'Comentário de Diego Kimura' });
    expect(mine.textContent).toContain('hoje');
    expect(textOf(mine)).toBe('Primeira linha\nSegunda linha');
  });

  it('is posted once by two clicks in one moment', async () => {
    api.on(listLessonComments, page());
    api.on(addLessonComment, comment(5));
    const user = open();
    await screen.findByText('Nenhum comentário ainda.');
    await user.type(field(), 'Só uma vez');
    await user.dblClick(button('Comentar'));
    await expectToast('Comentário enviado com sucesso!');
    expect(api.askedOf(addLessonComment)).toHaveLength(1);
  });

  it('is edited in place: Escape discards, a blank text cannot be saved, the focus returns', async () => {
    api.on(listLessonComments, page(comment(1)));
    api.on(editLessonComment, ({ body }) => comment(1, { content: body.content }));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Editar comentário' }));
    const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto do comentário' });
    expect(document.activeElement).toBe(editor());
    await user.type(editor(), ' e mais');
    await user.keyboard('{Escape}');
    expect(textOf(items()[0])).toBe('Comentário 1');
    expect(document.activeElement).toBe(button('Editar comentário'));
    await user.keyboard('{Enter}');
    await user.clear(editor());
    await user.type(editor(), '  ');
    expect(button('Salvar')).toHaveProperty('disabled', true);
    await user.type(editor(), 'Texto novo ');
    await user.click(button('Salvar'));
    await expectToast('Comentário editado com sucesso!');
    expect(textOf(items()[0])).toBe('Texto novo');
    expect(api.askedOf(editLessonComment).map(({ params, body }) => [params.commentId, body.content])).toEqual([
      [id(1), 'Texto novo'],
    ]);
  });

  it('is deleted only after a confirmation, and restored by undo', async () => {
    api.on(listLessonComments, page(comment(1)));
    api.on(deleteLessonComment, undefined);
    api.on(restoreLessonComment, comment(1));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Excluir comentário' }));
    const question = await screen.findByRole('alertdialog', { name: 'Excluir comentário' });
    expect(question.textContent).toContain('Tem certeza que deseja excluir este comentário?');
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    expect(items()).toHaveLength(1);
    expect(api.askedOf(deleteLessonComment)).toEqual([]);
    await user.click(button('Excluir comentário'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
    await expectToast('Comentário excluído com sucesso!');
    expect(items()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Comentários' })));
    await user.click(button('Desfazer'));
    await waitFor(() => expect(items()).toHaveLength(1));
  });

  it('of another person can be edited or deleted only if the server allows it', async () => {
    const other = { userId: id(9), userName: 'Larissa Sato' };
    api.on(
      listLessonComments,
      page(
        comment(1, { ...other, abilities: { edit: false, delete: false } }),
        comment(2, { ...other, abilities: { edit: false, delete: true } }),
      ),
    );
    open();
    await waitFor(() => expect(items()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Editar comentário' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Excluir comentário' })).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('appears under the comment it answers, and is deleted with it after a confirmation that says so', async () => {
    const other = { userId: id(9), userName: 'Larissa Sato', abilities: { edit: false, delete: false } };
    api.on(listLessonComments, page(comment(1), comment(2, { ...other, parentId: id(1) }), comment(3)));
    api.on(addLessonComment, ({ body }) => comment(5, { content: body.content, parentId: id(1) }));
    api.on(deleteLessonComment, undefined);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Responder a Larissa Sato' }));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Responder a Larissa Sato'));
    await user.keyboard('{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Resposta a Larissa Sato' }), ' Obrigado! ');
    await user.click(button('Enviar resposta'));
    await expectToast('Resposta enviada!');
    expect(api.askedOf(addLessonComment).map(({ body }) => body)).toEqual([{ content: 'Obrigado!', parentId: id(2) }]);
    const thread = screen.getByRole('list', { name: 'Respostas a Diego Kimura' });
    expect(within(thread).getAllByRole('article').map(textOf)).toEqual(['Comentário 2', 'Obrigado!']);
    await user.click(screen.getAllByRole('button', { name: 'Excluir comentário' })[0] as HTMLElement);
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('As 2 respostas a ele vão junto.');
    await user.click(within(question).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(items().map(textOf)).toEqual(['Comentário 3']));
    expect(screen.queryByText('Obrigado!')).toBeNull();
  });
});

describe('the list', () => {
  it.each([
    ['lessons, oldest first', lessonComments, ['Comentário 1', 'Comentário 2', 'Comentário 3']],
    ['snippets, newest first', snippetComments, ['Comentário 3', 'Comentário 2', 'Comentário 1']],
  ] as const)('of %s', async (_name, source, order) => {
    for (const list of [listLessonComments, listSnippetComments]) api.on(list, page(comment(2), comment(1)));
    for (const add of [addLessonComment, addSnippetComment]) api.on(add, comment(3));
    const user = open(source(id(1)));
    await waitFor(() => expect(items()).toHaveLength(2));
    await user.type(field(), 'Mais um');
    await user.click(button('Comentar'));
    await waitFor(() => expect(items().map(textOf)).toEqual(order));
  });

  it('loads page by page, and a new comment of one’s own stays at the end', async () => {
    const texts = (from: number, count: number) => Array.from({ length: count }, (_, n) => comment(from + n));
    const newest = comment(50, { content: 'O mais novo' });
    api.on(listLessonComments, ({ query }) =>
      query.get('cursor') ? page(...texts(4, 2), newest) : { comments: texts(1, 3), nextCursor: 'x' },
    );
    api.on(addLessonComment, newest);
    const user = open();
    await waitFor(() => expect(items()).toHaveLength(3));
    await user.type(field(), 'O mais novo');
    await user.click(button('Comentar'));
    await waitFor(() => expect(textOf(items().at(-1))).toBe('O mais novo'));
    await user.click(button('Carregar mais comentários'));
    await waitFor(() => expect(items()).toHaveLength(6));
    expect(textOf(items().at(-1))).toBe('O mais novo');
    expect(screen.queryByRole('button', { name: 'Carregar mais comentários' })).toBeNull();
  });

  it('shows an error and a retry button when it cannot be loaded', async () => {
    api.on(listLessonComments, () => refusal('conflict'));
    const user = open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Não foi possível carregar os comentários.');
    api.on(listLessonComments, page());
    await user.click(button('Tentar novamente'));
    await screen.findByText('Nenhum comentário ainda.');
  });
});

describe('each failure has its own message, and the typed text is kept', () => {
  it.each([
    [
      'a lesson',
      lessonComments,
      {
        add: 'Não foi possível enviar o comentário.',
        edit: 'Não foi possível editar o comentário.',
        remove: 'Não foi possível excluir o comentário.',
      },
    ],
    [
      'a snippet',
      snippetComments,
      {
        add: 'Erro ao adicionar comentário',
        edit: 'Erro ao editar comentário',
        remove: 'Erro ao excluir comentário',
      },
    ],
  ] as const)('of %s', async (_name, source, words) => {
    for (const list of [listLessonComments, listSnippetComments]) api.on(list, page(comment(1)));
    const changes = [addLessonComment, editLessonComment, deleteLessonComment];
    const others = [addSnippetComment, editSnippetComment, deleteSnippetComment];
    for (const change of [...changes, ...others]) api.on(change, () => refusal('conflict'));
    const user = open(source(id(1)));
    await screen.findByText('Comentário 1');
    await user.type(field(), 'Não some');
    await user.click(button('Comentar'));
    await expectToast(words.add);
    expect(field().value).toBe('Não some');
    await user.click(button('Editar comentário'));
    await user.type(screen.getByRole('textbox', { name: 'Texto do comentário' }), '!');
    await user.click(button('Salvar'));
    await expectToast(words.edit);
    expect(screen.getByRole('textbox', { name: 'Texto do comentário' })).toHaveProperty('value', 'Comentário 1!');
    await user.click(button('Cancelar'));
    await user.click(button('Excluir comentário'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
    await expectToast(words.remove);
    expect(screen.getByText('Comentário 1')).toBeTruthy();
  });

  it('of a session that is over', async () => {
    api.on(listLessonComments, page());
    api.on(addLessonComment, () => refusal('unauthenticated', 'Entre.', 401));
    const user = open();
    await screen.findByText('Nenhum comentário ainda.');
    await user.type(field(), 'Não some');
    await user.click(button('Comentar'));
    await expectToast('Não foi possível buscar dados do usuário.');
    expect(field().value).toBe('Não some');
  });
});
