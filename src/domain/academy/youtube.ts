const ID = /^[\w-]{11}$/;
const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

export function parseYouTubeId(address: string | null | undefined): string | undefined {
  const match = /^(?:https?:)?\/\/([^/?#]+)([^?#]*)(?:\?([^#]*))?/i.exec(withScheme(address?.trim() ?? ''));
  if (!match) return undefined;
  const [, host = '', path = '', query = ''] = match;
  const candidate = readCandidate(host.toLowerCase(), path.split('/').filter(Boolean), query);
  return candidate && ID.test(candidate) ? candidate : undefined;
}

const withScheme = (address: string) => (/^(https?:)?\/\//i.test(address) ? address : `https://${address}`);

function readCandidate(host: string, segments: string[], query: string): string | undefined {
  if (host === 'youtu.be') return segments[0];
  if (!HOSTS.has(host)) return undefined;
  const [kind, id] = segments;
  if (kind === 'watch') return /(?:^|&)v=([^&]*)/.exec(query)?.[1];
  return kind && ['embed', 'shorts', 'live', 'v'].includes(kind) ? id : undefined;
}

/** Privacy-friendly player: no cookie before the person presses play. */
export const youTubeEmbedUrl = (videoId: string): string =>
  `https://www.youtube-nocookie.com/embed/${videoId}?rel=0&autoplay=1`;
