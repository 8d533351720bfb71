import { Button, Select } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import type { PartOf } from '@nestling/kit/call-form.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { stated } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { CamerasToAskDocument } from '../incidents.graphql.ts';
import { incidentWords } from '../words.ts';

/** One camera with its times, as a form holds it. */
export type Line = {
  readonly camera: string;
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
};

export const emptyLine = (): Line => ({ camera: '', date: stated(new Date()).date, start_time: '', end_time: '' });

/** The cameras and times that are asked for, each with its day. */
export const Lines = ({
  location,
  lines,
  part,
  onChange,
}: {
  location: string;
  lines: readonly Line[];
  /** What a field is given, by its path such as `0.camera` and its name. */
  part: (path: string, label: string) => PartOf;
  onChange: (lines: Line[]) => void;
}) => {
  const t = useWords(incidentWords);
  const { data } = useAsk(CamerasToAskDocument, { location });
  const cameras = (data?.location_cameras ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const last = lines.at(-1);
  return (
    <Stack gap="s">
      <h3>{t('cameras')}</h3>
      {lines.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the form alone
        <Stack key={index} gap="xs">
          <Select data={cameras} searchable allowDeselect={false} {...part(`${index}.camera`, t('camera'))} />
          <DateField {...part(`${index}.date`, t('date'))} max={stated(new Date()).date} />
          <Row gap="s" align="start">
            <TimeField {...part(`${index}.start_time`, t('from'))} />
            <TimeField {...part(`${index}.end_time`, t('to'))} />
          </Row>
          <Row>
            <Button variant="default" size="xs" onClick={() => onChange(lines.filter((_line, at) => at !== index))}>
              {t('removeCamera')}
            </Button>
          </Row>
        </Stack>
      ))}
      <Row>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => onChange([...lines, last ? { ...last, camera: '' } : emptyLine()])}
        >
          {t('addCamera')}
        </Button>
      </Row>
    </Stack>
  );
};
