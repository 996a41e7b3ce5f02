import { describe, expect, it, test } from 'vitest';
import {
  featureLines,
  imageLines,
  isList,
  optionLines,
  plainLines,
  readLines,
  tagLines,
  valueLines,
} from './line-formats.ts';

describe('lists pasted as text', () => {
  it('are read with half-width and full-width signs, spaces and empty lines', () => {
    expect(readLines(plainLines, ' 一つめ \r\n\n  \n二つめ')).toEqual(['一つめ', '二つめ']);
    expect(readLines(tagLines, '水筒、保温, 通勤;\nギフト')).toEqual(['水筒', '保温', '通勤', 'ギフト']);
    expect(readLines(valueLines, 'ネイビー, 紺; 赤')).toEqual(['ネイビー, 紺', '赤']);
    expect(readLines(optionLines, 'サイズ：S；M ; L\nカラー: 赤')).toEqual([
      { name: 'サイズ', values: ['S', 'M', 'L'] },
      { name: 'カラー', values: ['赤'] },
    ]);
    expect(readLines(featureLines, '軽い｜約180g\n丈夫')).toEqual([
      { title: '軽い', text: '約180g' },
      { title: '丈夫', text: '' },
    ]);
    expect(readLines(imageLines, 'https://a.example/1.jpg?x=1 | 白いボトル')).toEqual([
      { url: 'https://a.example/1.jpg?x=1', alt: '白いボトル' },
    ]);
  });

  test.each([
    ['一つ', false],
    ['一つ\n', false],
    ['一つ\n二つ', true],
  ])('%j is a list of lines: %s', (text, expected) => expect(isList(plainLines, text)).toBe(expected));

  it('are told from one thing by their signs', () => {
    expect(isList(imageLines, 'https://a.example/1.jpg')).toBe(false);
    expect(isList(imageLines, 'https://a.example/1.jpg | 白')).toBe(true);
    expect(isList(optionLines, 'カラー')).toBe(false);
    expect(isList(optionLines, 'カラー: 赤')).toBe(true);
    expect(isList(tagLines, '水筒')).toBe(false);
    expect(isList(tagLines, '水筒、保温')).toBe(true);
  });
});
