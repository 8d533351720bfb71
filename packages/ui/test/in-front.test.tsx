import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Notices } from '../src/notice/Notices.tsx';
import { closeNotice, notify } from '../src/notice/notices.ts';
import { Dialog } from '../src/overlay/Dialog.tsx';
import { Themed } from '../src/theme/look.tsx';
import { lookPart } from '../src/theme/look-part.ts';
import { ThemeRoot } from '../src/theme/ThemeRoot.tsx';

beforeAll(async () => {
  await lookPart();
  // jsdom has no modal dialogs and no media queries.
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  window.matchMedia ??= vi.fn(() => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList);
});
afterEach(cleanup);

const page = (dialog: boolean, onClose = () => {}) => (
  <ThemeRoot colour="#4a0d66" tone="light">
    <Themed>
      {dialog ? (
        <Dialog label="Edit" onClose={onClose}>
          <p>Some text</p>
        </Dialog>
      ) : null}
      <Notices />
    </Themed>
  </ThemeRoot>
);

test('text selected in a dialog and let go outside of it leaves the dialog open; a press outside closes it', () => {
  const close = vi.fn();
  render(page(true, close));
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByText('Some text'));
  fireEvent.click(dialog);
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(close).toHaveBeenCalledOnce();
});

test('a notice stands within the dialog in front, and on the page again once that is closed', () => {
  const { rerender } = render(page(true));
  let id = 0;
  act(() => {
    id = notify({ kind: 'done', title: 'Saved' });
  });
  expect(within(screen.getByRole('dialog')).getByText('Saved')).toBeDefined();
  rerender(page(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Saved')).toBeDefined();
  act(() => closeNotice(id));
});

test('a failure is an alert, what was done is not', () => {
  render(page(false));
  const ids: number[] = [];
  act(() => {
    ids.push(notify({ kind: 'failed', title: 'Not saved' }), notify({ kind: 'done', title: 'Saved' }));
  });
  const alerts = screen.getAllByRole('alert').map((one) => one.textContent);
  expect(alerts).toContain('Not saved');
  expect(alerts).not.toContain('Saved');
  act(() => ids.forEach(closeNotice));
});
