import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RichText } from '../src/rich/RichText.tsx';
import { RichTextView } from '../src/rich/RichTextView.tsx';
import { renderPart } from './stage.tsx';

afterEach(cleanup);

test('the editor comes when it is needed, with its buttons in Spanish', async () => {
  await renderPart(() => <RichText label="Mensaje" value="<p>Hola</p>" onChange={() => {}} />, { language: 'es' });
  const editor = await screen.findByRole('textbox', { name: 'Mensaje' }, { timeout: 20_000 });
  expect(editor.textContent).toBe('Hola');
  expect(screen.getByRole('button', { name: 'Negrita' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Lista con viñetas' })).toBeDefined();
});

test('what is made a list is told as HTML, an emptied text as none', async () => {
  const onChange = vi.fn();
  await renderPart(() => <RichText label="Message" value="<p>Milk</p>" onChange={onChange} />);
  await screen.findByRole('textbox', { name: 'Message' }, { timeout: 20_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Bulleted list' }));
  expect(onChange).toHaveBeenLastCalledWith('<ul><li><p>Milk</p></li></ul>');
});

test('only what the editor makes is shown of an HTML from anywhere', () => {
  const { container } = render(
    <RichTextView
      html={
        '<h2 onclick="x()">Hi</h2><p style="color:red">a <strong>b</strong><script>steal()</script></p>' +
        '<a href="javascript:x()">bad</a><a href="https://example.org">good</a><img src=x onerror=x()><iframe src=y></iframe>'
      }
    />,
  );
  expect(container.firstElementChild?.innerHTML).toBe(
    '<h2>Hi</h2><p>a <strong>b</strong></p><span>bad</span>' +
      '<a href="https://example.org" target="_blank" rel="noopener noreferrer nofollow">good</a><span></span>',
  );
});
