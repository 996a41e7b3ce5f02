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

type LessonAddress = { moduleId: string; identifier: string; lessonId: string };

/** Optimistic update: the eye is painted at once and rolled back if the server refuses. */
export function useCompleteLesson({ moduleId, identifier, lessonId }: LessonAddress) {
  const queryClient = useQueryClient();
  const { queryKey } = lessonQuery(moduleId, identifier);
  const mutationKey = ['academy', 'completion', lessonId];
  const paint = (completed: boolean) =>
    queryClient.setQueryData(queryKey, (lesson) => lesson && withCompletion(lesson, completed));
  return useMutation({
    mutationKey,
    // Sends quick toggles one after another, in order.
    scope: { id: mutationKey.join('/') },
    mutationFn: (completed: boolean) => call(completeLesson, { params: { lessonId }, body: { completed } }),
    onMutate: async (completed) => {
      await queryClient.cancelQueries({ queryKey });
      paint(completed);
    },
    onError: (_error, completed) => {
      paint(!completed);
      toast({
        title: 'Erro',
        description: 'Não foi possível salvar seu progresso. Tente novamente.',
        variant: 'destructive',
      });
    },
    onSettled: () => {
      // A later toggle is still pending and will refetch.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: ['academy'] });
    },
  });
}

export function useRateLesson({ moduleId, identifier, lessonId }: LessonAddress) {
  const queryClient = useQueryClient();
  const { queryKey } = lessonQuery(moduleId, identifier);
  const change = (figures: Parameters<typeof withRating>[1]) =>
    queryClient.setQueryData(queryKey, (lesson) => lesson && withRating(lesson, figures));
  return useMutation({
    scope: { id: `academy/rating/${lessonId}` },
    mutationFn: (rating: number) => call(rateLesson, { params: { lessonId }, body: { rating } }),
    onMutate: async (rating) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Lesson>(queryKey)?.material?.myRating ?? null;
      change({ myRating: rating });
      return { before };
    },
    onSuccess: (figures) => {
      change(figures);
      thankForRating(figures.myRating);
    },
    onError: (_error, _rating, context) => change({ myRating: context?.before ?? null }),
  });
}

type Material = NonNullable<Lesson['material']>;

export function withCompletion(lesson: Lesson, completed: boolean): Lesson {
  const lessons = lesson.module.lessons.map((line) => (line.id === lesson.id ? { ...line, completed } : line));
  return { ...lesson, completed, module: { ...lesson.module, lessons } };
}

export function withRating(
  lesson: Lesson,
  figures: Partial<Pick<Material, 'myRating' | 'averageRating' | 'ratingCount'>>,
): Lesson {
  return lesson.material ? { ...lesson, material: { ...lesson.material, ...figures } } : lesson;
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
