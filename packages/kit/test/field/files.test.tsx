import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileField } from '../../src/field/FileField.tsx';
import type { SentFile } from '../../src/field/file-queue.ts';
import type { FileSent, SendFile, Sending } from '../../src/field/send-file.ts';
import { renderPart } from '../stage.tsx';
import { OneField } from './form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const png = (name: string): File => new File(['picture'], name, { type: 'image/png' });
const input = (): HTMLInputElement => screen.getByLabelText('Photos');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

const photos = (send: SendFile, onSave: (files: readonly SentFile[]) => void = () => {}, most = 5) =>
  renderPart(() => (
    <OneField<readonly SentFile[]> initial={[]} onSave={onSave}>
      {(props) => <FileField label="Photos" most={most} accept={['image/*']} megabytes={1} send={send} {...props} />}
    </OneField>
  ));

/** Files that arrive when the test says so. */
const held = () => {
  const files = new Map<string, { sending: Sending; end: (sent: FileSent) => void }>();
  const send: SendFile = (file, sending) => new Promise((end) => files.set(file.name, { sending, end }));
  return { files, send };
};

test('dropped files are sent two at a time with their progress, and the form waits for them', async () => {
  const { files, send } = held();
  const onSave = vi.fn();
  await photos(send, onSave);
  const target = screen.getByText('or drop them here');
  fireEvent.drop(target, { dataTransfer: { files: [png('a.png'), png('b.png'), png('c.png')] } });
  expect([...files.keys()]).toEqual(['a.png', 'b.png']);
  act(() => files.get('a.png')?.sending.progress(0.4));
  expect(screen.getByRole('progressbar', { name: 'Sending, 40%' })).toBeDefined();
  await save();
  expect(onSave).not.toHaveBeenCalled();
  for (const name of ['b.png', 'a.png', 'c.png']) {
    await waitFor(() => expect(files.has(name)).toBe(true));
    await act(async () => files.get(name)?.end({ key: `key-${name}` }));
  }
  expect(screen.getAllByRole('img', { name: 'Sent' })).toHaveLength(3);
  await save();
  expect(onSave.mock.lastCall?.[0].map(({ key }: SentFile) => key)).toEqual(['key-b.png', 'key-a.png', 'key-c.png']);
});

test('the field shows that files would be taken while they are held over it, and lists none before there are any', async () => {
  const { send } = held();
  await photos(send);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeDefined();
  expect(input().multiple).toBe(true);
  const target = screen.getByText('or drop them here');
  const box = target.closest('[data-over]');
  const over = () => box?.getAttribute('data-over');
  fireEvent.dragOver(target);
  expect(over()).toBe('true');
  fireEvent.dragLeave(target);
  expect(over()).toBe('false');
  fireEvent.dragOver(target);
  fireEvent.drop(target, { dataTransfer: { files: [png('a.png')] } });
  expect(over()).toBe('false');
  expect(screen.getByRole('list')).toBeDefined();
});

test('a file that failed says why, is tried again, and the others are not sent twice', async () => {
  const send = vi.fn<SendFile>();
  send.mockResolvedValueOnce({ key: 'a' });
  send.mockResolvedValueOnce({ problem: 'Too many files.' });
  send.mockResolvedValue({ key: 'b' });
  await photos(send);
  await userEvent.upload(input(), [png('a.png'), png('b.png')]);
  expect(await screen.findByText('Too many files.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Sent' })).toHaveLength(2));
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['a.png', 'b.png', 'b.png']);
});

test('a line that broke is waited for, and the file goes on by itself', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const send = vi.fn<SendFile>().mockResolvedValueOnce({ problem: null }).mockResolvedValue({ key: 'a' });
  await photos(send);
  await userEvent.upload(input(), [png('a.png')]);
  expect(await screen.findByText('Waiting for a connection')).toBeDefined();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('img', { name: 'Sent' })).toBeDefined();
});

test('what is no picture, empty or too large is not sent', async () => {
  const send = vi.fn<SendFile>();
  await photos(send);
  const drop = (file: File) =>
    fireEvent.drop(screen.getByText('or drop them here'), { dataTransfer: { files: [file] } });
  drop(new File(['x'], 'a.txt', { type: 'text/plain' }));
  expect(screen.getByText('a.txt: This file type isn’t supported here.')).toBeDefined();
  drop(new File([], 'b.png', { type: 'image/png' }));
  expect(screen.getByText('b.png: This file is empty.')).toBeDefined();
  drop(new File(['x'.repeat(1_100_000)], 'c.png', { type: 'image/png' }));
  expect(screen.getByText('c.png: This file is too large. The limit is 1 MB.')).toBeDefined();
  expect(send).not.toHaveBeenCalled();
});

test('removed while it is sent, a file is given up', async () => {
  const { files, send } = held();
  await photos(send);
  await userEvent.upload(input(), [png('a.png')]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
  expect(files.get('a.png')?.sending.signal.aborted).toBe(true);
  expect(screen.queryByText('a.png')).toBeNull();
});

test('where one file is wanted, the next takes its place', async () => {
  const onSave = vi.fn();
  await photos(async ({ name }) => ({ key: name }), onSave, 1);
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeDefined();
  expect(input().multiple).toBe(false);
  await userEvent.upload(input(), png('a.png'));
  await screen.findByText('a.png');
  await userEvent.upload(input(), png('b.png'));
  await waitFor(() => expect(screen.queryByText('a.png')).toBeNull());
  await save();
  expect(onSave.mock.lastCall?.[0].map(({ key }: SentFile) => key)).toEqual(['b.png']);
});

test('a screenshot pasted anywhere in the form is taken, text that brings a picture along is not', async () => {
  const { files, send } = held();
  await renderPart(() => (
    <OneField<readonly SentFile[]> initial={[]} onSave={() => {}}>
      {(props) => (
        <>
          <textarea aria-label="Words" />
          <FileField wholeForm label="Photos" most={5} accept={['image/*']} send={send} {...props} />
        </>
      )}
    </OneField>
  ));
  const words = screen.getByLabelText('Words');
  fireEvent.paste(words, { clipboardData: { files: [png('shot.png')], types: ['Files'] } });
  expect([...files.keys()]).toEqual(['shot.png']);
  fireEvent.paste(words, { clipboardData: { files: [png('cells.png')], types: ['text/plain', 'Files'] } });
  expect([...files.keys()]).toEqual(['shot.png']);
  // Within the box it is taken once.
  fireEvent.paste(screen.getByText('or drop them here'), {
    clipboardData: { files: [png('box.png')], types: ['Files'] },
  });
  expect([...files.keys()]).toEqual(['shot.png', 'box.png']);
});

test('pasted beside the field a screenshot is left to where one writes, unless the whole form was asked for', async () => {
  const { files, send } = held();
  await renderPart(() => (
    <OneField<readonly SentFile[]> initial={[]} onSave={() => {}}>
      {(props) => (
        <>
          <textarea aria-label="Words" />
          <FileField label="Photos" accept={['image/*']} send={send} {...props} />
        </>
      )}
    </OneField>
  ));
  fireEvent.paste(screen.getByLabelText('Words'), { clipboardData: { files: [png('shot.png')], types: ['Files'] } });
  expect(files.size).toBe(0);
});

test('of more files than fit the first ones are taken, and it is said that the others were not', async () => {
  const { files, send } = held();
  await photos(send, () => {}, 2);
  await userEvent.upload(input(), [png('a.png'), png('b.png'), png('c.png')]);
  expect([...files.keys()]).toEqual(['a.png', 'b.png']);
  expect(screen.queryByText('c.png')).toBeNull();
  expect(screen.getByText('You can add up to 2 files.')).toBeDefined();
});
