/** What is said of saved reports. */
export const savedReports = {
  'savedReports.gone': 'This report no longer exists. Reload the page.',
  'savedReports.saved': 'The report was saved.',
  'savedReports.deleted': 'The report was deleted.',
  'savedReports.subject': (p: { name: string }) => `Your report is ready: ${p.name}`,
  'savedReports.line': (p: { name: string; place: string }) => `${p.name} of ${p.place} is ready to download.`,
  'savedReports.why': 'You get this email because you were added to the report. The file opens after you sign in.',
  'savedReports.open': 'Open the report',
  'savedReports.noAddress': 'This is not a page of the portal.',
  'savedReports.otherLocation': 'This list is of another location. Switch to that location first.',
  'savedReports.refused': 'This list cannot be saved with these filters.',
  'savedReports.sameList': 'A saved list stays the same list. Save the other one from its own page.',
};
