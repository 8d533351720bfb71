import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useFormRecord } from '../form-record.ts';
import { FormSettings } from '../parts/FormSettings.tsx';
import { NoticeSettings } from '../parts/NoticeSettings.tsx';

/** What can be set of a form, and who is told of new answers. */
const Settings = () => {
  const { form } = useFormRecord();
  return (
    <Stack gap="l">
      <FormSettings form={form} />
      <NoticeSettings form={form.id} />
    </Stack>
  );
};

export default Settings;
