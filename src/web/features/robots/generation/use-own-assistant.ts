import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Body } from '#contract/base/endpoint.ts';
import { checkAnswer, getPrompt } from '#contract/robots/robot-tools.ts';
import { copyWhenReady } from '#web/components/content/copy-when-ready.ts';
import type { RobotReply } from '#web/components/writing/result-of.ts';
import { call } from '#web/lib/api/api.ts';
import { errorMessage } from '#web/lib/api/error-message.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';

export type RobotRequest = Body<typeof checkAnswer>['request'];

/** The prompt for the person's assistant, and the handler of its answer. */
export type AssistantTask = { request: RobotRequest; textId: string; take: (reply: RobotReply) => void };

const INCOMPLETE = 'Preencha primeiro o que falta acima.';

/** `prepare` returns undefined, and shows the reason, while the form is incomplete. */
export function useOwnAssistant(name: string, prepare: () => AssistantTask | undefined) {
  const [kept, setKept] = useDraftState(`${name}.answer`, { answer: '' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const copying = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const task = prepare();
      if (!task) throw new Error(INCOMPLETE);
      const asked = call(getPrompt, { body: task.request }).then(({ prompt }) => prompt);
      // The prompt is also shown below, to be selected there if clipboard access is denied.
      const isCopied = await copyWhenReady(asked).then(
        () => true,
        () => false,
      );
      return { prompt: await asked, isCopied };
    },
  });

  const checking = useMutation({
    networkMode: 'always',
    mutationFn: async (answer: string) => {
      const task = prepare();
      if (!task) throw new Error(INCOMPLETE);
      running.current = new AbortController();
      const body = { request: task.request, answer, textId: task.textId };
      return { task, reply: await call(checkAnswer, { body }, { signal: running.current.signal }) };
    },
    onSuccess: ({ task, reply }) => {
      setKept({ answer: '' });
      task.take(reply);
    },
  });

  return {
    copy: () => copying.mutate(),
    isCopying: copying.isPending,
    copied: copying.data,
    copyFailure: copying.error ? errorMessage(copying.error) : undefined,
    answer: kept.answer,
    change(answer: string) {
      checking.reset();
      setKept({ answer });
    },
    check: (answer: string) => checking.mutate(answer),
    isChecking: checking.isPending,
    problem: checking.error && !running.current?.signal.aborted ? errorMessage(checking.error) : undefined,
  };
}
