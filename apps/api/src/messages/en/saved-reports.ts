/** What is said of saved reports. */
export const savedReports = {
  'savedReports.gone': 'This report no longer exists. Reload the page.',
  'savedReports.saved': 'The report was saved.',
  'savedReports.deleted': 'The report was deleted.',
  'savedReports.subject': (p: { name: string }) => `Your report is ready: ${p.name}`,
  'savedReports.line': (p: { name: string; place: string }) => `${p.name} of ${p.place} is ready to download.`,
  'savedReports.why': 'You get this email because you were added to the report. The file opens after you sign in.',
  'savedReports.open': 'Open the report',
};
