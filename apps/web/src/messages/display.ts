/** Texts of the theme and text size switches. An empty value is the default. */
export const displayText = {
  theme: 'Tema',
  themes: [
    { value: '', label: 'Sistem' },
    { value: 'light', label: 'Terang' },
    { value: 'dark', label: 'Gelap' },
  ],
  text: 'Ukuran teks',
  texts: [
    { value: '', label: 'Biasa' },
    { value: 'besar', label: 'Besar' },
    { value: 'sangat-besar', label: 'Sangat besar' },
  ],
};
