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
    <VideoPlayer
      videoId={videoId}
      title={title}
      playLabel="Assistir ao tutorial"
      className="[&>button]:items-start [&>button]:px-[5.5%] [&>button]:py-[4.5%]"
    >
      <div className="absolute inset-0 flex items-end justify-between px-[5.5%] py-[5%]">
        <p className="max-w-[5.2em] font-display text-[clamp(1.375rem,0.6rem+2.4vw,2.5rem)]/[1.02] font-bold tracking-[-0.03em]">
          {title}
        </p>
        <Seal name="afiliado" stamp className="h-auto w-[clamp(3.5rem,9vw,6.5rem)]" />
      </div>
    </VideoPlayer>
  );
}
