import { describe, expect, it, test } from 'vitest';
import { parseYouTubeId, youTubeEmbedUrl } from './youtube.ts';

describe('parseYouTubeId', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=10s',
    'http://youtube.com/watch?v=dQw4w9WgXcQ#comments',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://www.youtube.com/v/dQw4w9WgXcQ',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    ' //youtu.be/dQw4w9WgXcQ ',
  ])('reads the id of %s', (address) => expect(parseYouTubeId(address)).toBe('dQw4w9WgXcQ'));

  test.each([
    undefined,
    null,
    '',
    'dQw4w9WgXcQ',
    'https://youtu.be/curto',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQX',
    'https://www.youtube.com/channel/dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  ])('returns undefined for %s', (address) => expect(parseYouTubeId(address)).toBeUndefined());

  it('embeds from the domain without cookies', () => {
    expect(youTubeEmbedUrl('dQw4w9WgXcQ')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  });
});
