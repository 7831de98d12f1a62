/** What is said when a photo did not get through, wherever it was sent. Fixed by the specification. */
export const photoFailureText = {
  refused: 'Upload gagal',
  server: (status: number) => `Server error: ${status}`,
  network: 'Kesalahan jaringan. Periksa koneksi internet Anda.',
  other: 'Terjadi kesalahan. Silakan coba lagi.',
};
