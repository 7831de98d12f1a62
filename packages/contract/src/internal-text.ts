/** The sentence of `internal`, in a file of its own: every page that calls the API may need it, few need the others. */
export const internalText = 'Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.';
