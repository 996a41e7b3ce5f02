import type { Snippet } from '#contract/snippets.ts';
import { formatWhole } from '#domain/text/format-number.ts';
import { VideoPlayer } from '#web/components/content/video-player.tsx';
import { formatDate } from '#web/lib/format-date.ts';
import { difficultyLabel, typeLabel } from './snippet-labels.ts';

export function SnippetFacts({ snippet }: { snippet: Snippet }) {
  return (
    <aside className="snippet-facts" aria-label="Detalhes">
      <dl>
        <dt>Tipo</dt>
        <dd>{typeLabel(snippet.type)}</dd>
        <dt>Linguagem</dt>
        <dd>{snippet.language}</dd>
        <dt>Nível</dt>
        <dd>{difficultyLabel(snippet.difficulty)}</dd>
        <dt>Downloads</dt>
        <dd>{snippet.downloads > 0 ? formatWhole(snippet.downloads) : 'Nenhum ainda'}</dd>
        <dt>Atualizado</dt>
        <dd>{formatDate(snippet.updatedAt)}</dd>
      </dl>
      {snippet.videoId && (
        <div className="grid gap-2 border-t border-line pt-6">
          <h2 className="h3">Vídeo tutorial</h2>
          <VideoPlayer
            videoId={snippet.videoId}
            title={`Vídeo tutorial: ${snippet.title}`}
            playLabel="Assistir ao tutorial"
            className="video-small"
          />
        </div>
      )}
    </aside>
  );
}
