import { expect, test } from 'vitest';
import { richText } from '../call/input.ts';
import { cleanHtml, plainOf } from '../lib/rich-text.ts';

test.each([
  ['<p>Hi <strong>all</strong></p>', '<p>Hi <strong>all</strong></p>'],
  ['<p onclick="x()" style="color:red">Hi</p>', '<p>Hi</p>'],
  ['<script>steal()</script><p>Hi</p>', '<p>Hi</p>'],
  ['<p>Hi</p><iframe src="https://evil.example"></iframe><img src=x onerror=x()>', '<p>Hi</p>'],
  ['<a href="javascript:x()">a</a>', '<a rel="noopener noreferrer nofollow" target="_blank">a</a>'],
  ['<a href="//evil.example">a</a>', '<a rel="noopener noreferrer nofollow" target="_blank">a</a>'],
  ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
  ['<svg><style><img src=x onerror=x()></style></svg>a', 'a'],
  ['<p></p><p> </p>', ''],
])('%s is kept as %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
  expect(cleanHtml(clean)).toBe(clean);
});

test('a link to the web keeps its address', () => {
  expect(cleanHtml('<a href="https://example.org/a?b=1&amp;c=2">a</a>')).toContain(
    'href="https://example.org/a?b=1&amp;c=2"',
  );
});

test('the words of a text stand line by line, as they were written', () => {
  expect(plainOf('<h2>Trip</h2><ul><li><p>Milk &amp; bread</p></li><li>5 &lt; 6</li></ul>one<br>two')).toBe(
    'Trip\nMilk & bread\n5 < 6\none\ntwo',
  );
});

test('an argument of a call comes clean, and not longer than it may be', () => {
  expect(richText().parse('<p>a<script>b</script></p>')).toBe('<p>a</p>');
  expect(richText(10).safeParse('<p>too long</p>').success).toBe(false);
});

test('whatever is written costs no more than its length', () => {
  for (const worst of [' ', '\n', ' \n', '<br', '</p', '<p>', '<li><ul>', '&amp;', '<!--', 'x']) {
    const began = process.threadCpuUsage();
    cleanHtml(`<p>${worst.repeat(20_000 / worst.length)}x</p>`);
    const { user, system } = process.threadCpuUsage(began);
    expect((user + system) / 1000, worst).toBeLessThan(100);
  }
});
