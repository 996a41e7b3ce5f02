import { Play } from 'lucide-react';
import { useState } from 'react';
import { parseYouTubeId, youTubeEmbedUrl } from '#domain/youtube.ts';
import { Seal } from '#web/components/ui/seal.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';

/** The tutorial. The player of the video service is loaded only when someone presses play. */
export function AffiliateVideo({ url, isLoading }: { url: string | null | undefined; isLoading: boolean }) {
  const [isPlaying, setPlaying] = useState(false);
  const videoId = parseYouTubeId(url);
  if (isLoading) return <Skeleton className="aspect-video h-auto rounded-lg" />;
  if (videoId && isPlaying) {
    return (
      <iframe
        className="affiliate-video"
        src={youTubeEmbedUrl(videoId)}
        title="Como indicar o Dropar"
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      />
    );
  }
  return (
    <div className="affiliate-video">
      <div className="affiliate-poster">
        <p>Como indicar o Dropar</p>
        <Seal name="afiliado" stamp />
      </div>
      {videoId ? (
        <button
          type="button"
          className="affiliate-play"
          aria-label="Assistir ao tutorial"
          onClick={() => setPlaying(true)}
        >
          <Play aria-hidden="true" />
        </button>
      ) : (
        <p className="affiliate-no-video">Vídeo não disponível</p>
      )}
    </div>
  );
}
