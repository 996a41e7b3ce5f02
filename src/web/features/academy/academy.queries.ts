import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  completeLesson,
  getAcademyModule,
  getLesson,
  type Lesson,
  listAcademyModules,
  rateLesson,
} from '#contract/academy.ts';
import { thankForRating } from '#web/components/content/thank-for-rating.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';
import { formatDate } from '#web/lib/format-date.ts';

export const academyModulesQuery = () =>
  queryOptions({
    queryKey: ['academy', 'modules'],
    queryFn: ({ signal }) => call(listAcademyModules, {}, { signal }),
  });

export const academyModuleQuery = (moduleId: string) =>
  queryOptions({
    queryKey: ['academy', 'modules', moduleId],
    queryFn: ({ signal }) => call(getAcademyModule, { params: { moduleId } }, { signal }),
  });

/** `identifier` is the lesson's id or slug. A scheduled lesson is refetched at its release time. */
export const lessonQuery = (moduleId: string, identifier: string) =>
  queryOptions({
    queryKey: ['academy', 'lessons', moduleId, identifier],
    queryFn: ({ signal }) => call(getLesson, { params: { moduleId, identifier } }, { signal }),
    refetchInterval: ({ state }) => msUntilRelease(state.data, Date.now()),
  });

export function useCompleteLesson(lessonId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    // Sends quick toggles one after another, in order.
    scope: { id: `academy/completion/${lessonId}` },
    mutationFn: (completed: boolean) => call(completeLesson, { params: { lessonId }, body: { completed } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['academy'] }),
    onError() {
      // The server may have saved it all the same.
      void queryClient.invalidateQueries({ queryKey: ['academy'] });
      toast({
        title: 'Erro',
        description: 'Não foi possível salvar seu progresso. Tente novamente.',
        variant: 'destructive',
      });
    },
  });
}

type LessonAddress = { moduleId: string; identifier: string; lessonId: string };

export function useRateLesson({ moduleId, identifier, lessonId }: LessonAddress) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `academy/rating/${lessonId}` },
    mutationFn: (rating: number) => call(rateLesson, { params: { lessonId }, body: { rating } }),
    onSuccess: async (figures) => {
      const { queryKey } = lessonQuery(moduleId, identifier);
      // What was asked for before the rating was saved would bring the old one back.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (lesson) =>
        lesson?.material ? { ...lesson, material: { ...lesson.material, ...figures } } : lesson,
      );
      thankForRating(figures.myRating);
    },
  });
}

/** Browser timers overflow after 24 days, so long waits are split into steps of one hour. */
const LONGEST_WAIT_MS = 3_600_000;
/** Tolerates a small clock difference between browser and server. */
const SHORTEST_WAIT_MS = 2000;

/** Milliseconds until a scheduled lesson should be refetched; false when it is already open. */
export function msUntilRelease(lesson: Lesson | undefined, now: number): number | false {
  if (!lesson?.releaseDate || lesson.material) return false;
  const wait = Date.parse(lesson.releaseDate) - now;
  return Math.min(Math.max(wait, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
}

export const opensOn = (releaseDate: string): string => `abre em ${formatDate(releaseDate)}`;
