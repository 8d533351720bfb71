import type { Call } from '@nestling/contract/limits.ts';
import { updateSingleIncidentVideo, uploadIncidentVideo } from '@nestling/contract/operations/incidents.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import type { SentFile } from '@nestling/kit/field/file-queue.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useSendVideo } from '../use-send-video.ts';
import { incidentWords } from '../words.ts';

const none: SentFile[] = [];

/** What either call takes. */
type Put = { id: string; incident_id: string; video: string };

/** Puts a video in the place of one camera, or beside all of them when `line` is null. */
export const UploadPanel = ({
  incident,
  line,
  onClose,
}: {
  incident: string;
  line: { readonly id: string; readonly name: string } | null;
  onClose: () => void;
}) => {
  const t = useWords(incidentWords);
  const send = useSendVideo();
  const call: Call<object, Put> = line ? updateSingleIncidentVideo : uploadIncidentVideo;
  const form = useCallForm({
    call,
    name: `incident-video:${incident}:${line?.id ?? 'new'}`,
    fixed: { id: line?.id ?? '', incident_id: incident },
    values: { video: none },
    secret: ['video'],
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel form={form} title={line ? line.name : t('uploadMore')} onClose={onClose} submit={t('put')}>
      <FileField
        send={send}
        accept={['video/mp4', 'video/quicktime', 'video/webm']}
        megabytes={500}
        {...field('video', t('upload'), t('uploadHelp'))}
      />
    </FormPanel>
  );
};
