import { revokeAccessToken } from '@nestling/contract/operations/developers.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { ProgramForm, programNeeds, programValues } from '../parts/ProgramForm.tsx';
import { Programs } from '../parts/Programs.tsx';
import { Secret } from '../parts/Secret.tsx';
import { limitsOf } from '../program.ts';
import { AccessTokensDocument, CreateAccessTokenDocument } from '../tokens.graphql.ts';
import { developerWords } from '../words.ts';

/** Tokens with which one's own programs act in one's name. */
const AccessTokens = () => {
  const t = useWords(developerWords);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const words = { list: t('tokens'), add: t('newToken'), empty: t('noTokens'), emptyText: t('noTokensText') };
  return (
    <Programs
      document={AccessTokensDocument}
      programsIn={(found) => found.getAccessTokens}
      words={words}
      revoke={revokeAccessToken}
      onAdd={() => setAdding(true)}
      detail={<Link to={href('developers.docs')}>{t('docs')}</Link>}
    >
      {adding ? (
        <NewToken
          onClose={() => setAdding(false)}
          onMade={(token) => {
            setAdding(false);
            setMade(token);
          }}
        />
      ) : null}
      {made ? <Secret parts={[{ label: t('token'), text: made }]} onClose={() => setMade(null)} /> : null}
    </Programs>
  );
};

const NewToken = ({ onClose, onMade }: { onClose: () => void; onMade: (token: string | null) => void }) => {
  const t = useWords(developerWords);
  const form = useCallForm({
    add: CreateAccessTokenDocument,
    name: 'developers:token',
    values: programValues(),
    args: (given, values) => ({ ...given, ...limitsOf(values) }),
    needs: programNeeds,
    onSaved: ({ createAccessToken }) => onMade(createAccessToken?.token ?? null),
  });
  return (
    <FormDialog form={form} title={t('newToken')} says={t('newTokenText')} submit={t('make')} onClose={onClose}>
      <ProgramForm form={form} />
    </FormDialog>
  );
};

export default AccessTokens;
