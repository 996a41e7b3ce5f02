import type { Lesson } from '#contract/academy.ts';
import { VideoPlayer } from '#web/components/content/video-player.tsx';
import { Seal } from '#web/components/ui/seal.tsx';

export function LessonVideo({ lesson, videoId }: { lesson: Lesson; videoId: string | null }) {
  const picture = lesson.module.lessons.find(({ id }) => id === lesson.id)?.thumbnailUrl;
  return (
    <VideoPlayer videoId={videoId} title={lesson.title} playLabel={`Assistir à aula ${lesson.title}`}>
      {picture ? (
        <img className="video-picture" src={picture} alt="" />
      ) : (
        <div className="video-poster" aria-hidden="true">
          <p>{lesson.title}</p>
          <Seal name="academy" stamp />
        </div>
      )}
    </VideoPlayer>
  );
}
