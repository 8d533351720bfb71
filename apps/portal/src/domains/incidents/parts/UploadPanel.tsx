import { Button } from '@mantine/core';
import { updateSingleIncidentVideo, uploadIncidentVideo } from '@nestling/contract/operations/incidents.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import type { SentFile } from '@nestling/kit/field/file-queue.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useSendVideo } from '../use-send-video.ts';
import { incidentWords } from '../words.ts';

const none: SentFile[] = [];

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
  const replace = useAction(updateSingleIncidentVideo, { ownErrors: true });
  const add = useAction(uploadIncidentVideo, { ownErrors: true });
  const form = useRecordForm({
    name: `incident-video:${incident}:${line?.id ?? 'new'}`,
    secret: ['video'],
    initial: { video: none },
    validate: { video: (files) => (files.length > 0 ? null : t('uploadHelp')) },
    save: ({ video: [file] }) => {
      const video = file?.key ?? '';
      return line ? replace.run({ id: line.id, video }) : add.run({ incident_id: incident, video });
    },
    onSaved: onClose,
  });
  return (
    <SidePanel title={line ? line.name : t('uploadMore')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ video: t('upload') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('put')}
          </Button>
        }
      >
        <FileField
          label={t('upload')}
          description={t('uploadHelp')}
          send={send}
          accept={['video/mp4', 'video/quicktime', 'video/webm']}
          megabytes={500}
          {...form.fields.getInputProps('video')}
        />
      </FormBody>
    </SidePanel>
  );
};
