import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Body } from '#contract/base/endpoint.ts';
import { checkAnswer, getPrompt } from '#contract/robots/robot-tools.ts';
import { copyWhenReady } from '#web/components/content/copy-when-ready.ts';
import type { RobotReply } from '#web/components/writing/reply-to-result.ts';
import { call } from '#web/lib/api/api.ts';
import { errorMessage } from '#web/lib/api/error-message.ts';
import { useDraftState } from '#web/lib/offline/use-draft-state.ts';

export type RobotRequest = Body<typeof checkAnswer>['request'];

/** What the person's assistant is asked, and how its answer is read. */
export type AssistantTask = {
  prompt: Body<typeof getPrompt>;
  /** The request is being copied: what is pasted from now on answers it. */
  onAsked?: () => void;
  read: (answer: string, signal: AbortSignal) => Promise<() => void>;
};

/** A task of one robot: its checked answer is saved under `textId` and taken over. */
export const robotTask = (request: RobotRequest, textId: string, take: (reply: RobotReply) => void): AssistantTask => ({
  prompt: request,
  read: async (answer, signal) => {
    const reply = await call(checkAnswer, { body: { request, answer, textId } }, { signal });
    return () => take(reply);
  },
});

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
      task.onAsked?.();
      const asked = call(getPrompt, { body: task.prompt }).then(({ prompt }) => prompt);
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
      return task.read(answer, running.current.signal);
    },
    onSuccess: (take) => {
      // By itself: where taking it over unmounts the field, its draft would stay.
      flushSync(() => setKept({ answer: '' }));
      take();
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

export type OwnAssistantControls = ReturnType<typeof useOwnAssistant>;
