import { MantineProvider } from '@mantine/core';
import { SpeechContext } from '@nestling/ui/words.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { postsAsked } from '../src/domains/blogs/asked.ts';
import { PostPreview } from '../src/domains/blogs/parts/PostPreview.tsx';

// A browser's own, which jsdom lacks.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  },
);
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
afterEach(cleanup);

test('the list asks by its filters, and by none that is off', () => {
  expect(postsAsked({ status: 'scheduled', category: '' })).toEqual({ status: 'scheduled', category: null });
});

test('a preview shows either language, what is missing in the other, and nothing that runs', async () => {
  const post = {
    title: 'Ducks',
    summary: 'What we saw',
    description: '<p>At the pond<script>alert(1)</script> <a href="javascript:alert(1)">here</a></p>',
    title_es: 'Patos',
    summary_es: '',
    description_es: '<p>En el estanque</p>',
    img: null,
  };
  const { container } = render(
    <SpeechContext value={{ language: 'en', pets: false }}>
      <MantineProvider>
        <PostPreview post={post} onClose={vi.fn()} />
      </MantineProvider>
    </SpeechContext>,
  );
  expect(screen.getByRole('heading', { name: 'Ducks' }).lang).toBe('en');
  expect(screen.getByText(/At the pond/)).toBeTruthy();
  expect(
    container.ownerDocument.querySelectorAll('[role="dialog"] script, dialog script, dialog a[href]'),
  ).toHaveLength(0);
  await userEvent.click(screen.getByText('Spanish'));
  expect(screen.getByRole('heading', { name: 'Patos' }).lang).toBe('es');
  expect(screen.getByText('What we saw').lang).toBe('en');
  expect(screen.getByText('En el estanque')).toBeTruthy();
});
