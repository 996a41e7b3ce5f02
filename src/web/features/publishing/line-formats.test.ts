import { describe, expect, it } from 'vitest';
import { featureLines, imageLines, optionLines, plainLines, readLines, writeLines } from './line-formats.ts';

describe('lists typed line by line', () => {
  it('come back as they were', () => {
    const images = [
      { url: 'https://a.example/1.jpg', alt: '白いボトル' },
      { url: 'https://a.example/2.jpg?x=1', alt: '' },
    ];
    expect(readLines(imageLines, writeLines(imageLines, images))).toEqual(images);
    const options = [{ name: 'カラー', values: ['ネイビー, 紺', '赤'] }];
    expect(readLines(optionLines, writeLines(optionLines, options))).toEqual(options);
    const features = [
      { title: '軽い', text: '約180gです。' },
      { title: '丈夫', text: '' },
    ];
    expect(readLines(featureLines, writeLines(featureLines, features))).toEqual(features);
  });

  it('take full-width signs, spaces and empty lines', () => {
    expect(readLines(plainLines, ' 一つめ \n\n  \n二つめ')).toEqual(['一つめ', '二つめ']);
    expect(readLines(optionLines, 'サイズ：S；M ; L')).toEqual([{ name: 'サイズ', values: ['S', 'M', 'L'] }]);
    expect(readLines(featureLines, '軽い｜約180g')).toEqual([{ title: '軽い', text: '約180g' }]);
  });
});
