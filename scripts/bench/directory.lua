-- wrk -s directory.lua ADDRESS -- FILE: every request asks for the next path of the file.
local requests, turn = {}, 0

function init(arguments)
  for path in io.lines(arguments[1]) do
    requests[#requests + 1] = wrk.format('GET', path)
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary)
  local failed = summary.errors
  local failures = failed.connect + failed.read + failed.write + failed.timeout + failed.status
  print(string.format('{"requests":%d,"failures":%d,"seconds":%f}', summary.requests, failures, summary.duration / 1000000))
end
