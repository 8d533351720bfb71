import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormBody } from '../src/FormBody.tsx';
import { FileField } from '../src/field/FileField.tsx';
import { noFiles } from '../src/field/file-queue.ts';
import type { FileSent } from '../src/field/send-file.ts';
import { useRecordForm } from '../src/record-form.ts';
import { renderPart } from './stage.tsx';

const save = vi.fn(async (_: { files: ReturnType<typeof noFiles> }) => ({
  kind: 'done' as const,
  message: '',
  data: null,
}));
/** Ends the sending of the file that was chosen last. */
let end: (sent: FileSent) => void = () => {};
const send = () =>
  new Promise<FileSent>((resolve) => {
    end = resolve;
  });

const Papers = () => {
  const form = useRecordForm({ name: 'papers', initial: { files: noFiles() }, limits: {}, save, onSaved: () => {} });
  return (
    <FormBody
      form={form}
      actions={
        <button type="submit" disabled={form.busy}>
          Save
        </button>
      }
    >
      <FileField label="Paper" send={send} {...form.fields.getInputProps('files')} />
    </FormBody>
  );
};

const choose = () => userEvent.upload(screen.getByLabelText('Paper'), new File(['x'], 'card.pdf'));
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const isBusy = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled;

beforeEach(async () => {
  save.mockClear();
  await renderPart(() => <Papers />);
  await choose();
});
afterEach(cleanup);

test('a press while a file is on its way is kept, and sends the form with it', async () => {
  await press();
  expect(isBusy()).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(save).not.toHaveBeenCalled();
  end({ key: 'key1' });
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toEqual({ files: [{ key: 'key1', name: 'card.pdf', bytes: 1 }] });
});

test('a file that is not sent gives the press back, and says so', async () => {
  await press();
  end({ problem: 'It is too large.' });
  await waitFor(() => expect(isBusy()).toBe(false));
  // At the file, and together at the top.
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(save).not.toHaveBeenCalled();
});

test('a file that is taken out while the form waits for it does not send the form without', async () => {
  await press();
  await userEvent.click(screen.getByRole('button', { name: /card\.pdf/ }));
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(save).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});
