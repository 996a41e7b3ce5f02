import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { youTubeEmbedUrl } from '#domain/academy/youtube.ts';
import { cn } from '#web/lib/cn.ts';
import './video-player.css';

type VideoPlayerProps = {
  /** Null when there is no video, or its address is not one of the video service. */
  videoId: string | null;
  /** Names the player for screen readers. */
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
      <iframe
        ref={focusOnce}
        className={cn('video', className)}
        src={youTubeEmbedUrl(videoId)}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      />
    );
  }
  return (
    <div className={cn('video', className)}>
      {children}
      {videoId ? (
        <button type="button" className="video-play" aria-label={playLabel} onClick={() => setPlaying(true)}>
          <Play aria-hidden="true" />
        </button>
      ) : (
        <p className="video-missing">Vídeo não disponível</p>
      )}
    </div>
  );
}

/** The pressed button is removed, so the focus moves to the player. */
const focusOnce = (frame: HTMLIFrameElement | null) => frame?.focus();
