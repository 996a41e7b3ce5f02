import { Slot } from '@radix-ui/react-slot';
import { Play } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { youTubeEmbedUrl } from '#domain/academy/youtube.ts';
import { cn } from '#web/lib/cn.ts';

type VideoFrameProps = ComponentProps<'div'> & {
  asChild?: boolean;
  /** For an image in place of a video, which leaves room for the text. */
  wide?: boolean;
};

export function VideoFrame({ asChild = false, wide = false, className, ...props }: VideoFrameProps) {
  const Tag = asChild ? Slot : 'div';
  return (
    <Tag
      className={cn(
        'relative w-full overflow-hidden rounded-lg border border-line bg-surface',
        wide ? 'aspect-[21/9]' : 'aspect-video',
        className,
      )}
      {...props}
    />
  );
}

type VideoPlayerProps = {
  /** Null when there is no video, or its address is not one of the video service. */
  videoId: string | null;
  title: string;
  playLabel: string;
  /** Shown before play: our own poster, nothing from the video service. */
  children?: ReactNode;
  className?: string | undefined;
};

/** Loads the video service's player, and with it its cookies, only when someone presses play. */
export function VideoPlayer({ videoId, title, playLabel, children, className }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (videoId && isPlaying) {
    return (
      <VideoFrame asChild className={className}>
        <iframe
          ref={focusOnce}
          src={youTubeEmbedUrl(videoId)}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        />
      </VideoFrame>
    );
  }
  return (
    <VideoFrame className={className}>
      {children}
      {videoId ? (
        <button
          type="button"
          className="group absolute inset-0 grid items-end justify-items-start px-5 py-4 focus-visible:rounded-lg focus-visible:-outline-offset-3"
          aria-label={playLabel}
          onClick={() => setPlaying(true)}
        >
          <Play
            className="size-12 rounded-full bg-fg fill-current pt-3.5 pr-3 pb-3.5 pl-3.75 text-sumi-950 transition-transform duration-(--duration-fast) ease-out group-hover:scale-106"
            aria-hidden="true"
          />
        </button>
      ) : (
        <p className="absolute bottom-4 left-5 text-sm/6 text-fg-muted">Vídeo não disponível</p>
      )}
    </VideoFrame>
  );
}

/** The pressed button is removed, so the focus moves to the player. */
const focusOnce = (frame: HTMLIFrameElement | null) => frame?.focus();
