import { Input } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { IconUpload } from '@tabler/icons-react';
import {
  type DragEvent,
  type ClipboardEvent as Pasted,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import classes from './FileField.module.css';
import { FileLine, JobLine } from './FileLine.tsx';
import type { FieldProps } from './field-props.ts';
import { type SentFile, useFileQueue } from './file-queue.ts';
import { tellSettled } from './files-on-the-way.ts';
import type { SendFile } from './send-file.ts';
import { fieldWords } from './words.ts';

const MEGABYTE = 1024 * 1024;

/** "image/*" admits "image/png", ".csv" a name that ends so. */
const fits = (file: File, accept: readonly string[]): boolean =>
  accept.length === 0 ||
  accept.some((one) =>
    one.startsWith('.')
      ? file.name.toLowerCase().endsWith(one)
      : one.endsWith('/*')
        ? file.type.startsWith(one.slice(0, -1))
        : file.type === one,
  );

/**
 * Files chosen, dropped or pasted, sent at once with their progress. The value holds those that have arrived, in the
 * order they did. While one is on its way, `FormBody` keeps a press and sends the form when all have arrived; where one was
 * not sent it says so.
 * @param send how a file is sent, such as `useSendPicture()`
 * @param accept media types ("image/*") or endings (".csv"); the server decides, this only spares the way
 * @param most how many files; 1 takes the next in place of the one before
 * @param wholeForm takes a file pasted anywhere in its form, as a screenshot is while one writes
 */
export const FileField = ({
  value = [],
  onChange,
  send,
  accept = [],
  most = 1,
  megabytes = 25,
  wholeForm = false,
  label,
  description,
  error,
  withAsterisk,
  disabled,
  className,
  ...rest
}: FieldProps<readonly SentFile[]> & {
  readonly send: SendFile;
  readonly accept?: readonly string[];
  readonly most?: number;
  readonly megabytes?: number;
  readonly wholeForm?: boolean;
}) => {
  const t = useWords(fieldWords);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // Two may arrive before the form has been drawn anew: each is added to what is there by then.
  const kept = useRef(value);
  kept.current = value;
  const queue = useFileQueue(send, (sent) => {
    kept.current = most === 1 ? [sent] : [...kept.current, sent];
    onChange(kept.current);
  });
  const failed = queue.jobs.some(({ state }) => state === 'failed');
  const hindrance = failed ? t('notSent') : queue.jobs.length > 0 ? t('stillSending') : '';
  useLayoutEffect(() => input.current?.setCustomValidity(hindrance), [hindrance]);
  const sending = !failed && queue.jobs.some(({ state }) => state === 'waiting' || state === 'sending');
  const settled = useRef({ sending, removed: false, left: 0 });
  settled.current.left = queue.jobs.length;
  useEffect(() => {
    const { sending: was, removed, left } = settled.current;
    if (was && !sending) tellSettled(input.current, left === 0 && !removed);
    settled.current = { sending, removed: false, left };
  }, [sending]);

  const problemOf = (file: File): string | null => {
    if (!fits(file, accept)) return t('fileKind');
    if (file.size === 0) return t('fileEmpty');
    return file.size > megabytes * MEGABYTE ? t('fileLarge', { megabytes }) : null;
  };
  const take = (files: readonly File[]) => {
    if (disabled || files.length === 0) return;
    const free = most === 1 ? 1 : most - value.length - queue.jobs.length;
    const good = files.filter((file) => problemOf(file) === null);
    const bad = files.find((file) => problemOf(file) !== null);
    const left = good.length > free ? t('filesMost', { count: most }) : null;
    setProblem(left ?? (bad ? `${bad.name}: ${problemOf(bad)}` : null));
    if (most === 1) for (const job of queue.jobs) queue.remove(job.id);
    queue.add(good.slice(0, Math.max(0, free)));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const paste = (event: Pasted) => {
    if (event.clipboardData.files.length > 0) take([...event.clipboardData.files]);
  };
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const form = wholeForm ? box.current?.closest('form') : null;
    if (!form) return undefined;
    const takeBeside = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // What is pasted within the box is taken there; text that brings its picture along goes where one writes.
      const within = event.target instanceof Node && box.current?.contains(event.target);
      if (files.length === 0 || within) return;
      if (event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      latest.current(files);
    };
    form.addEventListener('paste', takeBeside);
    return () => form.removeEventListener('paste', takeBeside);
  }, [wholeForm]);

  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={error ?? problem}
      withAsterisk={withAsterisk ?? false}
      className={className}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are more ways beside the button */}
      <div
        ref={box}
        className={classes.box}
        data-over={over}
        data-disabled={disabled}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={paste}
      >
        <IconUpload size={20} aria-hidden="true" />
        <span>
          <button type="button" className={classes.choose} disabled={disabled} onClick={() => input.current?.click()}>
            {t(most > 1 ? 'chooseFiles' : 'chooseFile')}
          </button>{' '}
          {t(most > 1 ? 'dropFiles' : 'dropFile')}
        </span>
        <input
          {...rest}
          id={id}
          ref={input}
          className={classes.input}
          type="file"
          data-sending={sending ? '' : undefined}
          tabIndex={-1}
          disabled={disabled}
          multiple={most > 1}
          accept={accept.join(',')}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])]);
            // The same file chosen again is a change again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {value.length + queue.jobs.length > 0 ? (
        <ul className={classes.files}>
          {value.map((file) => (
            <FileLine
              key={file.key}
              name={file.name}
              bytes={file.bytes}
              onRemove={disabled ? undefined : () => onChange(value.filter(({ key }) => key !== file.key))}
            />
          ))}
          {queue.jobs.map((job) => (
            <JobLine
              key={job.id}
              job={job}
              onRetry={() => queue.retry(job.id)}
              onRemove={() => {
                // Who takes out what the form waits for did not mean it to be sent without.
                settled.current.removed = queue.jobs.length === 1;
                queue.remove(job.id);
              }}
            />
          ))}
        </ul>
      ) : null}
    </Input.Wrapper>
  );
};
