import type { Lesson } from '#contract/academy.ts';
import { VideoPlayer } from '#web/components/content/video-player.tsx';
import { Seal } from '#web/components/ui/brand/seal.tsx';

export function LessonVideo({ lesson, videoId }: { lesson: Lesson; videoId: string | null }) {
  return (
    <VideoPlayer videoId={videoId} title={lesson.title} playLabel={`Assistir à aula ${lesson.title}`}>
      <LessonPicture lesson={lesson} />
    </VideoPlayer>
  );
}

/** The lesson's own picture, or a poster with its title. */
export function LessonPicture({ lesson }: { lesson: Lesson }) {
  const picture = lesson.module.lessons.find(({ id }) => id === lesson.id)?.thumbnailUrl;
  if (picture) return <img className="video-picture" src={picture} alt="" />;
  return (
    <div className="video-poster" aria-hidden="true">
      <p>{lesson.title}</p>
      <Seal name="academy" stamp />
    </div>
  );
}
