import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Profile } from '#contract/account/profile.ts';
import type { GateReply } from '#contract/products/japan-gate.ts';
import { CurrentUserContext } from '#web/lib/session/auth-context.ts';
import { GateQuestion } from './gate-question.tsx';
import { GateChecklist } from './gate-sale.tsx';
import { useGateDraft } from './use-gate-draft.ts';

const reply: GateReply = {
  productName: 'Mochila',
  answers: {},
  documents: {},
  suggestions: [{ question: 'rotulo_item', answer: 'nenhum', from: 'Veio da ficha (Produto: mochila antifurto)' }],
  models: [],
  reviewedOn: '2026-11-15',
  savedAt: null,
  result: { verdict: 'sem_alerta', entries: [], unanswered: [], costs: [] },
};

function Asked({ id = 'rotulo_item', answers = {} }: { id?: string; answers?: GateReply['answers'] }) {
  const draft = useGateDraft(`p-${id}`, { ...reply, answers });
  return (
    <>
      <GateChecklist draft={draft} suggestions={reply.suggestions} />
      {draft.questions
        .filter((question) => question.id === id)
        .map((question) => (
          <GateQuestion key={question.id} question={question} draft={draft} reply={reply} />
        ))}
    </>
  );
}

test('an answer from the sheet is shown in the checklist, preselected when ticked, and offered again after “não sei”', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  render(
    <CurrentUserContext value={{ id: 'c0ffee00-0000-4000-8000-000000000000' } as Profile}>
      <Asked />
    </CurrentUserContext>,
  );
  const tick = screen.getByRole('checkbox', { name: /Roupa, tecido.*Não se aplica. Veio da ficha \(Produto/ });
  expect(tick).toHaveProperty('checked', false);
  await user.click(tick);
  const answer = screen.getByRole('combobox');
  expect(answer.textContent).toBe('Nenhum');
  await user.click(answer);
  await user.click(screen.getByRole('option', { name: 'Não sei' }));
  expect(screen.getByText(/Compare o produto com a lista desta pergunta/)).toBeTruthy();
  expect(screen.getByText('Ver a lei')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Usar “Nenhum”' }));
  expect(answer.textContent).toBe('Nenhum');
});

test('a proof needed only before the first sale says that it may come later, until it is answered', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  render(
    <CurrentUserContext value={{ id: 'c0ffee00-0000-4000-8000-000000000000' } as Profile}>
      <Asked id="liga_tomada" answers={{ liga_tomada: 'sim' }} />
    </CurrentUserContext>,
  );
  const later = () => screen.queryByText(/Pode ficar para depois/);
  expect(later()).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: /prova do PSE/ }));
  await user.click(screen.getAllByRole('option')[0] as HTMLElement);
  expect(later()).toBeNull();
});
