import { Button, Select } from '@mantine/core';
import { saveFormNotificationSetting, shareForm } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { SITE_FORM_DOCUMENTS, SITE_FORMS, type SiteForm } from '@nestling/rules/website/form-templates.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { useLocations } from '../../../shell/location.ts';
import { useMay } from '../../permissions/use-may.ts';
import { CreateSiteFormDocument } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';

const silent = { say: () => null } as const;

/** Makes one of the forms visitors of a site ask by, opens its public link, and tells its maker of each answer. */
export const SiteForms = ({ onMade }: { onMade: (id: string) => void }) => {
  const t = useWords(websiteWords);
  const may = useMay();
  const { person } = useSession();
  const places = useLocations();
  const [chosen, choose] = useState<string | null>(null);
  const make = useAction(CreateSiteFormDocument, silent);
  const share = useAction(shareForm, silent);
  const tell = useAction(saveFormNotificationSetting, silent);
  const location = chosen ?? places[0]?.id;
  if (!may('edit_forms') || location === undefined || !person) return null;
  const begin = async (kind: SiteForm) => {
    const made = await make.run({
      name: t(`form_${kind}`),
      location,
      document: SITE_FORM_DOCUMENTS[kind],
    });
    const id = made?.kind === 'done' ? made.data.createNewForm?.form?.id : undefined;
    if (id === undefined) return;
    const shared = await share.run({ id, share_with: ['public'] });
    if (shared?.kind !== 'done') return;
    await tell.run({ form_id: id, users: [person.id], active: true });
    onMade(id);
  };
  return (
    <Stack gap="s">
      <p>{t('formBegin')}</p>
      {places.length > 1 ? (
        <Select
          label={t('formLocation')}
          data={choicesOf(places)}
          allowDeselect={false}
          value={location}
          onChange={choose}
        />
      ) : null}
      <Row>
        {SITE_FORMS.map((kind) => (
          <Button
            key={kind}
            variant="default"
            disabled={make.busy || share.busy || tell.busy}
            onClick={() => void begin(kind)}
          >
            {t(`form_${kind}`)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
};
