import { Button, SegmentedControl } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Paging } from '@nestling/kit/Paging.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { type LetterValues, withFields } from '@nestling/rules/letters/blocks.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { documentOf } from '../document.ts';
import { OwnPlacesDocument, PublishedNewslettersDocument, type PublishedNewslettersQuery } from '../family.graphql.ts';
import { familyLetterWords } from '../family-words.ts';
import { LetterView } from '../parts/LetterView.tsx';
import classes from './OwnNewsletters.module.css';

type Letter = PublishedNewslettersQuery['publishedNewsletters']['data'][number];
const PER_PAGE = 20;

/** A name shapes neither the text nor what is drawn of it. */
const safe = (value: string): string => value.replaceAll(/[<>&"\\]/g, '');

const filled = (template: unknown, values: LetterValues): unknown =>
  JSON.parse(withFields(JSON.stringify(template), values, safe));

const titleOf = ({ subject, name }: Letter, values: LetterValues): string => withFields(subject || name, values, safe);

/** The published newsletters of the places a family's children are at, the newest first; one is read where it stands. */
const OwnNewsletters = () => {
  const t = useWords(familyLetterWords);
  const { firstName, name: fullName } = usePerson();
  const { data: own } = useAsk(OwnPlacesDocument, {});
  const [chosen, setChosen] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Letter | null>(null);
  const places = [
    ...new Map(
      (own?.getUserStudents ?? []).flatMap(({ location }) => (location ? [[location.id, location]] : [])),
    ).values(),
  ];
  const location = chosen ?? places[0]?.id ?? null;
  const { data, error, again } = useAsk(
    PublishedNewslettersDocument,
    { location: location ?? '', first: PER_PAGE, page },
    { keep: ['first', 'page'], pause: location === null },
  );
  const none = own !== undefined && places.length === 0;
  const answer = data?.publishedNewsletters;
  if (open)
    return (
      <Screen title={titleOf(open, { first_name: firstName, full_name: fullName })}>
        <Stack>
          <div>
            <Button variant="default" onClick={() => setOpen(null)}>
              {t('close')}
            </Button>
          </div>
          <LetterView
            document={documentOf(filled(open.template, { first_name: firstName, full_name: fullName }))}
            width="desktop"
          />
        </Stack>
      </Screen>
    );
  return (
    <Screen>
      {places.length > 1 ? (
        <SegmentedControl
          aria-label={t('location')}
          value={location ?? ''}
          data={places.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => {
            setChosen(value);
            setPage(1);
          }}
        />
      ) : null}
      <ListBody
        count={none ? 0 : answer?.total}
        error={error}
        onRetry={again}
        filtered={false}
        onClearFilters={() => setPage(1)}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        }
      >
        <ul className={classes.list}>
          {answer?.data.map((letter) => (
            <li key={letter.id}>
              <Line letter={letter} onOpen={() => setOpen(letter)} />
            </li>
          ))}
        </ul>
        {answer ? <Paging page={answer} onPage={setPage} /> : null}
      </ListBody>
    </Screen>
  );
};

const Line = ({ letter, onOpen }: { letter: Letter; onOpen: () => void }) => {
  const { language } = useSpeech();
  const { firstName, name: fullName } = usePerson();
  return (
    <button type="button" className={classes.line} onClick={onOpen}>
      <b>{titleOf(letter, { first_name: firstName, full_name: fullName })}</b>
      <time dateTime={letter.created_at}>{dateWords(letter.created_at, language)}</time>
    </button>
  );
};

export default OwnNewsletters;
