-- wrk -s load.lua ADDRESS -- FILE: every request carries the next bearer token of the file.
local requests, turn = {}, 0

function init(arguments)
  for token in io.lines(arguments[1]) do
    requests[#requests + 1] = wrk.format('GET', nil, { Authorization = 'Bearer ' .. token })
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary)
  local failed = summary.errors
  local failures = failed.connect + failed.read + failed.write + failed.timeout + failed.status
  print(string.format('{"requests":%d,"failures":%d}', summary.requests, failures))
end
