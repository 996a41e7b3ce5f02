import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, CalendarClock } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Lesson } from '#contract/academy.ts';
import { lazyValue } from '#domain/lazy-value.ts';
import { CommentsSection } from '#web/components/comments/comments-section.tsx';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { RatingCard } from '#web/components/content/rating-card.tsx';
import { RichText } from '#web/components/content/rich-text.tsx';
import { ShareButton } from '#web/components/content/share-button.tsx';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { VideoFrame, VideoPlayer } from '#web/components/content/video-player.tsx';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { formatDate } from '#web/lib/format-date.ts';
import { academyModulesQuery, useCompleteLesson, useRateLesson } from './academy.queries.ts';
import { lessonComments } from './lesson-comments.ts';
import { LessonLink, openLessons } from './lesson-link.tsx';
import { LessonSidebar, SidebarFrame } from './lesson-sidebar.tsx';

type Material = NonNullable<Lesson['material']>;

const shareTexts = { noSlug: 'Esta aula não possui um slug configurado.' };

function LessonColumns(props: ComponentProps<'div'>) {
  return (
    <div
      className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-6"
      {...props}
    />
  );
}

export function LessonView({ lesson, identifier }: { lesson: Lesson; identifier: string }) {
  const { material, module } = lesson;
  if (!material) return <ScheduledLesson lesson={lesson} />;
  return (
    <LessonColumns>
      <div className="grid min-w-0 content-start gap-6">
        {lesson.releaseDate && (
          <Notice>
            Esta aula está agendada para {formatDate(lesson.releaseDate)}. Por enquanto, só administradores a veem.
          </Notice>
        )}
        <LessonHead lesson={lesson} material={material} />
        {material.content && <RichText markdown={material.content} />}
        <div className="grid gap-2 border-line border-t pt-6 sm:flex sm:flex-wrap">
          <CompleteToggle key={lesson.id} lesson={lesson} />
          <NextLessonLink lesson={lesson} />
          <ShareButton path={lesson.slug ? `/academy/${module.id}/${lesson.slug}` : undefined} texts={shareTexts} />
        </div>
      </div>
      <LessonSidebar lesson={lesson} />
      <div className="grid min-w-0 content-start gap-6">
        <LessonRating key={`rating ${lesson.id}`} lesson={lesson} identifier={identifier} material={material} />
        <CommentsSection
          key={`comments ${lesson.id}`}
          source={lessonComments(lesson.id)}
          myRating={material.myRating}
        />
      </div>
    </LessonColumns>
  );
}

export function LessonSkeleton() {
  return (
    <LessonColumns role="status">
      <div className="grid min-w-0 content-start gap-6">
        {/* Whether there is a video is not known yet, and most lessons are text. */}
        <div className="card grid gap-4">
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="w-2/3 max-w-md" />
        </div>
        <p className="text-fg-muted">Carregando aula...</p>
        <SkeletonLines className="grid gap-4" lines={['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-3/5']} />
      </div>
      <SidebarFrame as="div">
        <div className="grid gap-4 px-3 pb-4">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="w-full" />
        </div>
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="flex gap-3 px-3 py-2.5">
            <Skeleton className="size-5 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="w-4/5" />
              <Skeleton className="w-12" />
            </div>
          </div>
        ))}
      </SidebarFrame>
    </LessonColumns>
  );
}

function ScheduledLesson({ lesson }: { lesson: Lesson }) {
  return (
    <LessonColumns>
      <div className="grid min-w-0 content-start gap-6">
        <h1 className="h1">
          <MixedText text={lesson.title} />
        </h1>
        <Notice>
          Esta aula {lesson.releaseDate ? `está agendada para ${formatDate(lesson.releaseDate)}` : 'abre em breve'}.
          Fique ligado!
        </Notice>
      </div>
      <LessonSidebar lesson={lesson} />
    </LessonColumns>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="alert alert-info" role="status">
      <CalendarClock aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}

const oneDecimal = lazyValue(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

function describeRatings({ averageRating, ratingCount }: Material): string | undefined {
  if (averageRating === null) return undefined;
  return `${oneDecimal().format(averageRating)} de média, ${ratingCount === 1 ? '1 avaliação' : `${ratingCount} avaliações`}`;
}

type LessonRatingProps = { lesson: Lesson; identifier: string; material: Material };

function LessonRating({ lesson, identifier, material }: LessonRatingProps) {
  const rate = useRateLesson({ moduleId: lesson.module.id, identifier, lessonId: lesson.id });
  return (
    <RatingCard
      title="Avalie esta aula"
      hint={describeRatings(material)}
      value={rate.isPending ? rate.variables : material.myRating}
      onRate={rate.mutate}
      isFailed={rate.isError}
    />
  );
}

function CompleteToggle({ lesson }: { lesson: Lesson }) {
  const complete = useCompleteLesson(lesson.id);
  /** Shown within the press: a mutation tells of itself a moment later. */
  const [wanted, setWanted] = useState<boolean>();
  const isOn = wanted ?? lesson.completed;

  function change(completed: boolean) {
    setWanted(completed);
    complete.mutate(completed, { onSettled: () => setWanted(undefined) });
  }

  return (
    <label className="btn btn-primary has-checked:bg-success-wash has-checked:text-success has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        className="eye not-checked:border-current focus-visible:outline-none"
        checked={isOn}
        onChange={(event) => change(event.target.checked)}
      />
      {isOn ? 'Concluída' : 'Marcar como concluída'}
    </label>
  );
}

function LessonHead({ lesson, material }: { lesson: Lesson; material: Material }) {
  const picture = lesson.module.lessons.find(({ id }) => id === lesson.id)?.thumbnailUrl;
  const image = picture && <img className="absolute inset-0 size-full object-cover" src={picture} alt="" />;
  const words = (
    <div>
      <h1 className="h1">
        <MixedText text={lesson.title} />
      </h1>
      {material.description && <RichText markdown={material.description} className="rich-lead mt-2" />}
    </div>
  );
  if (!material.hasVideo && !image) {
    return (
      <div className="card flex items-center justify-between gap-4">
        {words}
        <Seal name="academy" size="lg" stamp />
      </div>
    );
  }
  return (
    <>
      {material.hasVideo ? (
        <VideoPlayer
          key={lesson.id}
          videoId={material.videoId}
          title={lesson.title}
          playLabel={`Assistir à aula ${lesson.title}`}
        >
          {image || <VideoPoster title={lesson.title} />}
        </VideoPlayer>
      ) : (
        <VideoFrame wide>{image}</VideoFrame>
      )}
      {words}
    </>
  );
}

function VideoPoster({ title }: { title: string }) {
  return (
    <div
      className="absolute inset-0 grid grid-cols-[1fr_auto] items-center gap-4 px-[7%] py-[6%] max-sm:has-[+button]:pb-18"
      aria-hidden="true"
    >
      <p className="line-clamp-4 max-w-[8em] font-display text-[clamp(1.25rem,0.6rem+2.8vw,2.75rem)]/[1.06] font-bold tracking-[-0.03em] text-balance">
        {title}
      </p>
      <Seal name="academy" stamp className="h-auto w-[clamp(4rem,14vw,10rem)]" />
    </div>
  );
}

/** After a lesson: the next one that the person may open, here or in a later module, else the list of all. */
function NextLessonLink({ lesson: { id, module, completed } }: { lesson: Lesson }) {
  const place = module.lessons.findIndex((lesson) => lesson.id === id);
  const [here] = openLessons([{ ...module, lessons: module.lessons.slice(place + 1) }]);
  const { data, isPending } = useQuery({ ...academyModulesQuery(), enabled: !here });
  if (!here && isPending) return null;
  const modules = data?.modules ?? [];
  const [later] = openLessons(modules.slice(modules.findIndex((each) => each.id === module.id) + 1));
  const next = here ?? later;
  return (
    <Button asChild variant={completed ? 'primary' : 'secondary'}>
      {next ? (
        <LessonLink {...next} className="">
          {here ? 'Próxima aula' : 'Próximo módulo'}
          <ArrowRight aria-hidden="true" />
        </LessonLink>
      ) : (
        <Link to="/academy">Ver todas as aulas</Link>
      )}
    </Button>
  );
}
