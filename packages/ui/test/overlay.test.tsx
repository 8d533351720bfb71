import { useMantineTheme } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ConfirmDelete } from '../src/overlay/ConfirmDelete.tsx';
import { Dialog } from '../src/overlay/Dialog.tsx';
import { Menu } from '../src/overlay/Menu.tsx';
import { Themed, themed } from '../src/theme/look.tsx';
import { lookPart } from '../src/theme/look-part.ts';
import { ThemeRoot } from '../src/theme/ThemeRoot.tsx';

beforeAll(async () => {
  await lookPart();
  // jsdom draws nothing: it has neither modal dialogs, popovers nor media queries.
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  HTMLElement.prototype.showPopover ??= function show(this: HTMLElement) {
    this.removeAttribute('popover');
  };
  window.matchMedia ??= vi.fn(() => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList);
});
afterEach(cleanup);

test('the delete dialog says what the documents say, shows the thing, and asks once', async () => {
  const remove = vi.fn(() => Promise.resolve());
  const cancel = vi.fn();
  render(
    <ThemeRoot colour="#4a0d66" tone="light">
      <Themed>
        <ConfirmDelete onDelete={remove} onCancel={cancel}>
          Camera “Back gate”
        </ConfirmDelete>
      </Themed>
    </ThemeRoot>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Delete this?');
  expect(screen.getByText('This can’t be undone.')).toBeDefined();
  expect(screen.getByText('Camera “Back gate”')).toBeDefined();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Delete']);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(remove).toHaveBeenCalledOnce();
});

test('a menu works by keyboard alone and gives the focus back', async () => {
  const pick = vi.fn();
  const user = userEvent.setup();
  render(
    <Menu
      button="More"
      items={['One', 'Two', 'Three'].map((label) => ({ key: label, label, onPick: () => pick(label) }))}
    />,
  );
  const button = screen.getByRole('button', { name: 'More' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three']);
  expect(document.activeElement?.textContent).toBe('One');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Three');
  await user.keyboard('{Home}{ArrowDown}{Enter}');
  expect(pick).toHaveBeenCalledExactlyOnceWith('Two');
  expect(document.activeElement).toBe(button);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a part that is fetched into a dialog opens its lists within it, where nothing lies above them', () => {
  const Part = themed(() => <output>{String(useMantineTheme().components.Portal?.defaultProps?.target)}</output>);
  render(
    <ThemeRoot colour="#4a0d66" tone="light">
      <Themed>
        <Dialog label="Observation" onClose={() => undefined}>
          <Part />
        </Dialog>
        <Part />
      </Themed>
    </ThemeRoot>,
  );
  const [within, beside] = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(within).toBe(`#${screen.getByRole('dialog').id}`);
  expect(beside).toBe('undefined');
});
