import { parseYouTubeId } from '#domain/academy/youtube.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { VideoPlayer } from '#web/components/content/video-player.tsx';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';

const title = `Como indicar o ${PRODUCT_NAME}`;

export function AffiliateVideo({ url, isLoading }: { url: string | null | undefined; isLoading: boolean }) {
  if (isLoading) return <Skeleton className="aspect-video h-auto rounded-lg" />;
  const videoId = parseYouTubeId(url);
  if (!videoId) return null;
  return (
    <VideoPlayer videoId={videoId} title={title} playLabel="Assistir ao tutorial" className="affiliate-video">
      <div className="affiliate-poster">
        <p>{title}</p>
        <Seal name="afiliado" stamp />
      </div>
    </VideoPlayer>
  );
}
