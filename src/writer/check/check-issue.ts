export type CheckCode =
  | 'empty'
  | 'not_japanese'
  | 'no_kana'
  | 'not_portuguese'
  | 'leftover_portuguese'
  | 'untranslated_mark'
  | 'too_short'
  | 'too_long'
  | 'mixed_politeness'
  | 'half_width_kana'
  | 'platform_character'
  | 'broken_character'
  | 'placeholder'
  | 'bad_slug'
  | 'wrong_count'
  | 'duplicate'
  | 'lines_changed'
  | 'missing_sample_mark'
  | 'wrong_name_style';

/** `field` says where, `detail` shows the offending piece; the message can be sent back to a model as it is. */
export type CheckIssue = { code: CheckCode; field: string; message: string; detail?: string };

export function issue(code: CheckCode, field: string, message: string, detail?: string): CheckIssue {
  return { code, field, message, ...(detail === undefined ? {} : { detail }) };
}
