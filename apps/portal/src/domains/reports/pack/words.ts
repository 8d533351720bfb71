import { defineWords } from '@nestling/ui/words.ts';

/** The words of packs for an inspector. */
export const packWords = defineWords({
  en: {
    packs: 'Packs of the last months',
    make: 'Make a pack',
    makeText:
      'The tables below as one ZIP file: an index that opens in any browser, each table to print (PDF) and for spreadsheets (CSV).',
    start: 'Make it',
    from: 'From',
    to: 'Until',
    parts: 'Tables',
    roster: 'Roster, as of today',
    immunizations: 'Immunizations, as of today',
    care_plans: 'Care plans in force',
    staff_credentials: 'Staff credentials, as of today',
    medications: 'Medications given',
    injuries: 'Injury reports',
    illnesses: 'Illness log',
    drills: 'Drills and head counts',
    ratio_log: 'Ratio log',
    days: 'Days',
    tables: 'Tables',
    tablesOf_one: '{count} table',
    tablesOf_other: '{count} tables',
    made: 'Asked for',
    status: 'Status',
    waiting: 'Being made',
    done: 'Ready until {date}',
    failed: 'Could not be made',
    withdrawn: 'Taken back',
    over: 'No longer kept',
    size: 'Size',
    download: 'Download',
    remove: 'Delete',
    none: 'Nothing made yet',
    noneText: 'When an inspector asks, one file has it all: who is enrolled, shots, medicines, drills and ratios.',
  },
  es: () => import('./words.es.ts'),
  pets: {
    noneText: 'When an inspector asks, one file has it all: which pets are here, shots, medicines, drills and ratios.',
  },
});
