import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lesson } from '#contract/academy.ts';
import { lazyValue } from '#domain/lazy-value.ts';
import { CommentsSection } from '#web/components/comments/comments-section.tsx';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { RatingCard } from '#web/components/content/rating-card.tsx';
import { RichText } from '#web/components/content/rich-text.tsx';
import { ShareButton } from '#web/components/content/share-button.tsx';
import { formatDate } from '#web/lib/format-date.ts';
import { useCompleteLesson, useRateLesson } from './academy.queries.ts';
import './academy.css';
import { CompleteToggle } from './complete-toggle.tsx';
import { lessonComments } from './lesson-comments.ts';
import { LessonSidebar } from './lesson-sidebar.tsx';
import { LessonPicture, LessonVideo } from './lesson-video.tsx';

const shareTexts = { noSlug: 'Esta aula não possui um slug configurado.' };

export function LessonView({ lesson, identifier }: { lesson: Lesson; identifier: string }) {
  const { material, module } = lesson;
  const address = { moduleId: module.id, identifier, lessonId: lesson.id };
  const complete = useCompleteLesson(address);
  const rate = useRateLesson(address);
  if (!material) return <ScheduledLesson lesson={lesson} />;
  return (
    <div className="lesson">
      <div className="grid min-w-0 content-start gap-6">
        {lesson.releaseDate && (
          <Notice>
            Agendada para {formatDate(lesson.releaseDate)}. Por enquanto, só administradores abrem esta aula.
          </Notice>
        )}
        {material.hasVideo ? (
          <LessonVideo key={lesson.id} lesson={lesson} videoId={material.videoId} />
        ) : (
          <div className="video video-wide">
            <LessonPicture lesson={lesson} />
          </div>
        )}
        <div>
          <h1 className="h1">
            <MixedText text={lesson.title} />
          </h1>
          {material.description && <RichText markdown={material.description} className="rich-lead mt-2" />}
        </div>
        <div className="flex flex-wrap gap-2">
          <CompleteToggle key={lesson.id} isCompleted={lesson.completed} onChange={complete.mutateAsync} />
          <ShareButton path={lesson.slug ? `/academy/${module.id}/${lesson.slug}` : undefined} texts={shareTexts} />
        </div>
        {material.content && <RichText markdown={material.content} className="border-t border-line pt-6" />}
      </div>
      <LessonSidebar lesson={lesson} />
      <div className="grid min-w-0 content-start gap-6">
        <RatingCard
          title="Avalie esta aula"
          hint={describeRatings(material)}
          value={material.myRating}
          onRate={rate.mutate}
          isFailed={rate.isError}
        />
        <CommentsSection key={lesson.id} source={lessonComments(lesson.id)} myRating={material.myRating} />
      </div>
    </div>
  );
}

function ScheduledLesson({ lesson }: { lesson: Lesson }) {
  return (
    <div className="lesson">
      <div className="grid min-w-0 content-start gap-6">
        <h1 className="h1">
          <MixedText text={lesson.title} />
        </h1>
        <Notice>
          Esta aula está agendada para {lesson.releaseDate ? formatDate(lesson.releaseDate) : 'breve'}. Fique ligado!
        </Notice>
      </div>
      <LessonSidebar lesson={lesson} />
    </div>
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

function describeRatings({ averageRating, ratingCount }: NonNullable<Lesson['material']>): string | undefined {
  if (averageRating === null) return undefined;
  return `${oneDecimal().format(averageRating)} de média, ${ratingCount === 1 ? '1 avaliação' : `${ratingCount} avaliações`}`;
}
