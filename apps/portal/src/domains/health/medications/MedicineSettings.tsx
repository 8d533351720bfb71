import { Select, Switch } from '@mantine/core';
import { saveHealthSetting } from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import { MedicineSettingsDocument } from './medications.graphql.ts';
import { useMedicineWords } from './medicine-words.ts';

/** Minutes to choose from. */
const STEPS = [15, 30, 60, 90, 120] as const;

/**
 * What a location asks of medicines: whether a doctor signs too, and after how many minutes its staff are asked about a dose
 * nobody has written of.
 */
export const MedicineSettings = ({ location }: { location: string }) => {
  const { t } = useMedicineWords();
  const may = useMay();
  const manager = allows(usePerson().role, 'manager');
  const { data } = useAsk(MedicineSettingsDocument, { location });
  const save = useAction(saveHealthSetting);
  const grace = data?.getHealthSetting?.dose_grace;
  if (!manager || !may('manage_health') || !grace) return null;
  const steps = [...new Set<number>([...STEPS, grace])].toSorted((one, other) => one - other);
  return (
    <Row>
      <Switch
        label={t('doctorSigns')}
        checked={data?.getHealthSetting?.doctor_signs === true}
        disabled={save.busy}
        onChange={(event) => void save.run({ location, doctor_signs: event.currentTarget.checked })}
      />
      <Select
        size="sm"
        label={t('grace')}
        allowDeselect={false}
        disabled={save.busy}
        data={steps.map((minutes) => ({ value: String(minutes), label: t('minutes', { count: minutes }) }))}
        value={String(grace)}
        onChange={(minutes) => void save.run({ location, dose_grace: Number(minutes) })}
      />
    </Row>
  );
};
