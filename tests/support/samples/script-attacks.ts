/** Each calls `ran()` if any part of it is interpreted. Short enough for the shortest title. */
export const scriptAttacks = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '"><svg onload=ran()>',
  "' autofocus onfocus='ran()",
  'javascript:ran()',
  '[a](javascript:ran()) ![b](x"onerror="ran())',
  "{{constructor.constructor('ran()')()}}",
  '</script></title></textarea><script>ran()</script>',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '<details open ontoggle=ran()>',
  '\u202e<a href=javascript:ran()>x</a>',
] as const;
